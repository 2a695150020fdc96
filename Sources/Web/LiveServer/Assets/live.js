(()=>{'use strict'
let g=document.getElementById('root'),af=new Map([[0,g]]),aK=new WeakMap([[g,0]]),cr=el=>aK.get(el),az=()=>performance.now(),P=()=>document.activeElement,ar=el=>el?.focus({preventScroll:!0}),aJ=(el,name)=>el.getAttribute(name)=='true',ae=(bA,top=g)=>[...top.querySelectorAll(bA)]
function dV(el,I){af.set(I,el)
aK.set(el,I)}
function aM(top,I){for(let el of ae('*',top))dV(el,I++)
return I}
function dr(el){for(let k of[el,...ae('*',el)]){let I=aK.get(k)
aK.delete(k)
if(af.get(I)===k)af.delete(I)}}
function at(I){let el=af.get(I)
if(!el)throw Error('no element '+I)
return el}
function ch(bb,Z){let aT=document.createElement('template')
let svg=Z.namespaceURI.endsWith('svg')
aT.innerHTML=svg?`<svg>${bb}</svg>`:bb
return svg?aT.content.firstChild:aT.content}
function ab(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
function bD(el){el.style.cssText=el.dataset.c||''}
function dL(bz,el,ag){let E=[...bz.childNodes],from=E.indexOf(el)
let to=ag?E.indexOf(ag):E.length,aE=(k,G)=>bz.moveBefore?bz.moveBefore(k,G):bz.insertBefore(k,G)
if(from<0||!el.contains(P()))aE(el,ag)
else if(from<to)E.slice(from+1,to).forEach(k=>aE(k,el))
else E.slice(to,from).forEach(k=>aE(k,E[from+1]||null))}
let bd=[],bi,gone,cH='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cV(el,eA){let dX=ae(cH,el)
if(el.matches(cH))dX.unshift(el)
for(let k of dX){if(k.dataset.c)bD(k)
if(k.hasAttribute('data-n'))ed(k)
bZ(k)
de(k)
if(k.hasAttribute('data-m'))bd.push(()=>bJ(k))
if(eA)continue
if(k.autofocus)bd.push(()=>k.focus())
if(k.matches('.page'))bi=k}}
let cY={__proto__:null,t(id,F){let el=at(id),cX=el.firstChild
if(cX&&cX.nodeType==3&&!cX.nextSibling&&F)cX.data=F
else el.textContent=F},a(id,name,value){let el=at(id),aF=aR.get(el)
if(aF&&aF.name==name)return void(aF.value=value)
ab(el,name,value)
if(name=='data-c')bD(el)
else if(name=='data-n')ed(el)
else if(name=='src')bZ(el,1)
else if(name=='aria-busy')bt(el)
else if(name=='aria-checked')de(el.parentNode)},i(Z,G,bb,ao){let bz=at(Z),ag=G?at(G):null
let aq=ch(bb,bz),eB=[...aq.children]
aM(aq,ao)
while(aq.firstChild)bz.insertBefore(aq.firstChild,ag)
for(let el of eB)cV(el)
al?.entered.push(...eB)},m(Z,id,G){dL(at(Z),at(id),G?at(G):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let C of el.matches('dialog')?[el]:ae('dialog',el)){C.close()
bd.push(aL)}
dr(el)
if(!eI(el))el.remove()},v(id,value,seq){eo(at(id),value,seq)},c(eN){let br=df()
for(let dQ of eN.split('\n')){if(!dQ.trim())continue
try{br.insertRule(dQ,br.cssRules.length)}catch(aN){console.warn(dQ,aN)}}},u:dI,T(bO){document.title=bO},s(F){ay=F
cR('p:'+V,F)},f(id){let el=at(id)
bd.push(()=>el.focus())},l:eR,j(aW){import(aW)},h(bb,bF,bO,aW){dd(bb,bF)
document.title=bO
V==dT?dI(aW,'replace'):K(null,'u',V)},o(href){let aW=new URL(href,location)
if(/^https?:$/.test(aW.protocol))open(aW,'_blank','noreferrer')},}
function df(){return document.getElementById('rules').sheet}
function eQ(batch){bd=[]
bi=gone=null
for(let[name,...dP]of batch)cY[name]?.(...dP)
if(bi)dp(bi)
else if(gone)dt(gone)
for(let ad of bd)ad()
if(av.size)aV()}
function dd(bb,bF){let dh=bP(),aY=bj(cJ(),aR,dJ),held=ds()
aa()
aU(bK())
dr(g)
dV(g,0)
aR.clear()
aB.clear()
ah.clear()
X()
g.replaceChildren(ch(bb,g))
if(aM(g,1)!=bF+1)throw Error('count')
cV(g,1)
bd.push(()=>{cw(dh)
bW(aY)
held()
cB()
aL()})}
function cg(dc){let el=Object.assign(document.createElement('div'),dc)
document.body.append(el)
return el}
let cn=cg({id:'live',role:'status',className:'sr'})
function eR(F){cn.textContent=''
setTimeout(()=>(cn.textContent=F),50)}
let cK=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',al=null,ez={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aX(el,cG){let S={},side=document.dir=='rtl'?-100:100
let cW=cG&&el.dataset.trOut||el.dataset.tr||(al.page&&el.matches('.page')?'trailing':'')
for(let name of cW.split(' ')){let aE=/trailing/.test(name)||(name=='slide'&&cG)?side:-side
if(name=='opacity')S.opacity=0
else if(name)S.transform=ez[name]||`translateX(${aE}%)`}
return Object.keys(S).length&&S}
function cd(batch,W){if(cK.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
al={duration:W.a||300,boxes,exits,entered:[],page:W.n}
for(let[name,ao,second]of batch){if(!'imr'.includes(name))continue
let el=af.get(name=='m'?second:ao)
if(name=='r'&&el&&aX(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let Z of[af.get(ao),el?.parentNode]){for(let cM of Z?.children||[]){if(!boxes.has(cM)&&boxes.size<400)boxes.set(cM,cM.getBoundingClientRect())}}}}
function eI(el){let box=al?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(A=>A+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let ev=el.animate([{},aX(el,1)],{duration:al.duration,easing,fill:'forwards'})
ev.onfinish=ev.oncancel=()=>el.remove()
return!0}
function db(){let{duration,boxes,exits,entered}=al
for(let el of entered){let S=aX(el)
if(S)el.animate([S,{}],{duration,easing})}
for(let[el,ca]of boxes){if(!el.isConnected||exits.has(el))continue
let N=el.getBoundingClientRect(),x=ca.left-N.left,y=ca.top-N.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dE(batch,W,ad,by){if(W.z&&document.startViewTransition&&!cK.matches&&!document.hidden){return eE(W.z,ad,by)}
if(W.a||W.n)cd(batch,W)
try{ad()
if(al)db()}finally{al=null}
by()}
function eE(name,ad,by){let bA=`[data-zoom="${CSS.escape(name)}"]`
let aO=()=>ae(bA).filter(el=>!el.closest('[inert]')).pop(),cz=aO(),cU=value=>cz&&(cz.style.viewTransitionName=value)
cU('zoom')
document.startViewTransition(()=>{cU('')
cF(()=>{ad()
cz=aO()
cU('zoom')
by()})}).finished.finally(()=>cU(''))}
let J=null,O=!1,bq=0,ai=0,aH=0,retry,ct=!1,ec=g.dataset.session,ay=null,R=0,dg=0,sent=0,bC=0,bp=[],ax=[],dC=0,saying,bm=[],bl=!1,dT,Y=!1,aP=[],di=[]
function cu(S){J.readyState>1||J.send(JSON.stringify(S))
dC=0
saying=clearTimeout(saying)}
function K(el,bT,value){let I=el?cr(el):0
if(!(I>=0)||ct)return 0
if(/[cstpb]/.test(bT))ei()
if(bT!='i'&&ah.size)bw()
let q=[++sent,dg,I,bT]
if(value!==undefined)q.push(value)
bp.push(q)
if(O)cu(q)
return q[0]}
let aj=(seq,ad)=>ax.push([seq,ad])
function bR(){clearTimeout(retry)
if(J||ct)return
ai=az()
aG()
let ws=(J=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==J&&dY()
ws.onmessage=q=>ws==J&&ek(q.data)
ws.onclose=q=>ws==J&&es(q.code)}
function dY(){let ao=!bq&&!Y
let eL=4e3
di=ao?[]:bP().filter(k=>(eL-=k[2].length)>=0)
cu([0,R,0,'hello',{s:ec,u:dT=V,p:ay,f:Y?1:0,e:bu(),i:di,}])}
function es(dG){let N=az()
if(O&&N-bq>5e3)aH=0
O=!1
J=null
bm=[]
aG()
if(dG==4001)ct=!0
else if(dG==4003)bM()
else cb(aH++?Math.min(8e3,125*2**aH)*(0.75+Math.random()/2):0)}
function cb(cf){clearTimeout(retry)
retry=setTimeout(bR,cf)}
function cO(){let ws=J
if(ws){J=null
ws.close()}}
function dS(em){if(O&&az()-ai<em)return
cO()
O=!1
aH=0
bR()}
function dF(aN){console.error(aN)
let N=az(),cf=Math.max(0,aP.at(-3)+6e4-N||0)
aP.push(N+cf)
Y=!0
O=bl=!1
bm=[]
cO()
aG()
cb(cf)}
function cF(ad){try{ad()}catch(aN){dF(aN)}}
function ek(F){ai=az()
cF(()=>{let S=JSON.parse(F)
if(S.length)bm.push(S)
cI()})}
function cI(){while(bm.length&&!bl)eM(bm.shift())}
function eM([seq,ack,batch,W={}]){let from=J
let by=()=>{if(seq>R){R=seq
eP()}
ey(ack)
if(!O&&from==J)en()}
if(W.fresh)dA(batch,W)
if(!seq||seq<=R)return by()
if(seq>R+1)throw Error(`batch ${seq} after ${R}`)
bl=!0
dE(batch,W,()=>{eQ(batch)
dg=seq},()=>{by()
bl=!1
if(bm.length)cI()})}
function dA(batch,W){R=dg=sent=bC=0
bp=[]
ax=[]
if(W.s)ec=W.s
let br=df()
if(batch.some(op=>op[0]=='c'))while(br.cssRules.length)br.deleteRule(0)}
function en(){O=!0
Y=!1
bq=az()
bx=clearTimeout(bx)
dU.textContent=''
bp.forEach(cu)
if(document.hidden)K(null,'v',0)}
function ey(ack){if(ack<=bC)return
bC=ack
while(bp.length&&bp[0][0]<=ack)bp.shift()
while(ax.length&&ax[0][0]<=ack)ax.shift()[1]()
if(ah.size)bw(ack)}
function eP(){if(++dC>=10)cu([0,R])
else saying||=setTimeout(()=>O&&cu([0,R]),2e3)}
let dU=cg({id:'offline',role:'status'}),bx
function aG(){bx||=setTimeout(()=>(dU.textContent=g.dataset.offline),1e3)}
function bM(){ct=!0
if(Date.now()-bL('reloaded')<3e4)return
cR('reloaded',Date.now())
location.reload()}
let cN=matchMedia('(prefers-color-scheme: dark)'),eD=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bu(){let N={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cN.matches?'dark':'light',w:innerWidth,motion:+cK.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${N.scheme}.${N.w}.${N.tz}; path=/; max-age=31536000; SameSite=Strict`
return N}
let ak=()=>{let N=bu()
if(O)K(null,'e',N)}
let aR=new Map(),pressed=null
function dl(el,name,value,seq){let aF=aR.get(el)
if(aF)aF.seq=seq
else aR.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
aj(seq,()=>{let aF=aR.get(el)
if(!aF||aF.seq!=seq)return
aR.delete(el)
ab(el,name,aF.value)
if(name=='aria-checked')de(el.parentNode)})}
let cc=el=>el.ariaPressed?'aria-pressed':'aria-checked',dJ=el=>aJ(el,cc(el))
function dB(el){let dD=!dJ(el)
dl(el,cc(el),dD,K(el,'t',dD))}
let cv=ap=>ae('[role=radio]',ap)
function eu(aD){let ap=aD.closest('[role=radiogroup][data-e=p]')
if(!ap||aJ(aD,'aria-checked'))return
let seq=K(ap,'p',aD.dataset.v)
for(let k of cv(ap))dl(k,'aria-checked',k==aD,seq)
de(ap)}
function de(ap){if(ap.role!='radiogroup')return
let E=cv(ap),aY=E.find(k=>aJ(k,'aria-checked'))||E[0]
for(let k of E)k.tabIndex=k==aY?0:-1}
let cp=q=>q.metaKey||q.ctrlKey||q.altKey,dw='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function eg(q){let el=q.target.closest(dw)
if(!el)return bE(q)
let cT=el.localName=='a'
if(cT&&(q.button||cp(q)||q.shiftKey))return
if(el.hasAttribute('data-out'))return
if(ct||(cT&&!bq&&aH>2))return cT||bM()
if(cT)q.preventDefault()
if(aJ(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cC(el)
let bT=el.dataset.e
pressed=el
if(Q&&Q.contains(el)){pressed=H
X(1)}
if(bT=='t')dB(el)
else if(bT=='c'||el.hasAttribute('data-back')){el.dataset.w=''
aj(K(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')eu(el)
if(el.hasAttribute('data-d'))ci(el.closest('dialog'))}
let Q=null,H=null,dZ=()=>ae('[role^=menuitem]:not([disabled])',Q)
function cC(au){let ex=au==H
X(ex)
ex||cs(au)}
function cs(au,dK){let E=au.nextElementSibling
if(E?.role!='menu')return
Q=E
H=au
Q.hidden=!1
au.ariaExpanded=!0
ar(dZ().at(dK?-1:0))}
function X(aC){if(!Q)return
let eq=aC||Q.contains(P())
Q.hidden=!0
H.ariaExpanded=!1
if(eq)ar(H)
Q=H=null}
let eK={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eG(q){let{key,target}=q
if(cp(q)||q.isComposing)return
let bf=eK[key]
if(document.dir=='rtl'&&/t$/.test(key))bf=-bf
if(Q&&(Q.contains(target)||target==H)){let E=dZ(),index=E.indexOf(target)
if(key=='Escape')X(1)
else if(key=='Home')E[0]?.focus()
else if(key=='End')E.at(-1)?.focus()
else if(/Up|Down/.test(key))E.at((index+bf)%E.length)?.focus()
else return void(key=='Tab'&&X(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cs(target,bf<0)
else if(target.matches('[role=radio]')&&bf){let E=cv(target.closest('[role=radiogroup]'))
let ag=E.at((E.indexOf(target)+bf)%E.length)
ag.focus()
eu(ag)}else if(key=='Enter'&&target.matches('input[data-s]')&&q.keyCode!=229){L(target).seq=K(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
q.preventDefault()}
let aB=new Set(),ah=new Set(),bX=new WeakMap()
function L(el){if(!bX.has(el))bX.set(el,{seq:0,sent:[[0,el.defaultValue]],held:[]})
return bX.get(el)}
let bc=el=>el.selectionStart!=null,cq=B=>B.sent.at(-1)[1],cl=(F,index)=>/[\udc00-\udfff]/.test(F[index])?index-1:index
function an(ca,N){let from=0,to=ca.length,cE=N.length
while(from<to&&from<cE&&ca[from]==N[from])from++
from=cl(ca,from)
while(to>from&&cE>from&&ca[to-1]==N[cE-1]){to--
cE--}
if(cl(ca,to)<to){to++
cE++}
return[from,to,N.slice(from,cE)]}
function bI(U,ac,dO){if(ac==dO)return dO
let[a,b,x]=an(U,ac),[c,d,y]=an(U,dO)
if(b<=c)return ac.slice(0,a+x.length)+U.slice(b,c)+y+U.slice(d)
if(d<=a)return U.slice(0,c)+y+U.slice(d,a)+x+U.slice(b)
let ao=cl(x,Math.min(Math.max(0,c-a),x.length)),dK=cl(x,Math.max(ao,x.length-Math.max(0,b-d)))
return U.slice(0,Math.min(a,c))+x.slice(0,ao)+y+x.slice(dK)+
U.slice(Math.max(b,d))}
function bs({target:el,isComposing}){if(el.dataset.e!='i')return
let B=L(el)
B.composing=isComposing
if(el.value==cq(B))return
aB.add(el)
if(B.seq>bC||B.held.length)ah.add(el)
else cy(el)}
function dH({target:el}){let B=L(el),{held}=B
B.held=[]
if(held.length){cA(el,held.reduce((F,[U,ac])=>bI(U,ac,F),el.value))}
bs({target:el})}
function ei(){for(let el of aZ()){if(bc(el))bs({target:el,isComposing:L(el).composing})}}
function bw(ack){for(let el of ah){let B=L(el)
if(B.seq>ack||B.held.length)continue
ah.delete(el)
cy(el)}}
function cy(el){let B=L(el),F=el.value
if(!bc(el)||F.length<=8e3)B.seq=K(el,'i',F)
else{let[from,to,added]=an(cq(B),F)
let G=cq(B).length
do{let aq=added.slice(0,cl(added,8e3))
added=added.slice(aq.length)
B.seq=K(el,'i',[from,to-from,aq,G,added?1:0])
G+=from-to+aq.length
from=to=from+aq.length}while(added)}
B.sent=B.sent.filter((k,index,ae)=>!(ae[index+1]?.[0]<=bC))
B.sent.push([B.seq,F])}
function eo(el,value,seq){let B=L(el)
if(!bc(el)){if(ah.has(el)||B.seq>seq)return
aB.delete(el)
B.sent=[[seq,value]]
el.value=value
return}
let U=(B.sent.findLast(k=>k[0]<=seq)||B.sent[0])[1],ea=B.sent.filter(k=>k[0]>seq)
for(let k of ea)k[1]=bI(U,value,k[1])
B.sent=[[seq,value],...ea]
if(B.composing)return void B.held.push([U,value])
cA(el,bI(U,value,el.value))
if(el.value==value)aB.delete(el)}
function cA(el,F){let{value,selectionStart,selectionEnd,selectionDirection,scrollTop}=el
if(value==F)return
let[from,to,N]=an(value,F)
let cD=index=>index<=from?index:index<to?Math.min(index,from+N.length):index+F.length-value.length
el.value=F
if(el!=P())return
el.setSelectionRange(cD(selectionStart),cD(selectionEnd),selectionDirection)
el.scrollTop=scrollTop}
function dR(q){let el=q.target
if(el.localName!='select'||el.dataset.e!='p')return bs(q)
aB.add(el)
L(el).seq=K(el,'p',el.value)}
let cm=cg({id:'full',role:'status'}),bY
function ej({target:el,inputType}){if(!/^ins/.test(inputType)||!(el.maxLength>0)||el.value.length<el.maxLength)return
let Z=el.closest('dialog')||document.body
Z.append(cm)
cm.textContent=(g.dataset.full||'').replace('%',el.maxLength.toLocaleString(document.documentElement.lang))
clearTimeout(bY)
bY=setTimeout(()=>(cm.textContent=''),6e3)}
let aI=null
function cQ(q){let el=q.target
if(!el.hasAttribute('data-fo'))return
if(q.type=='focusin'){if(aI==el)return
aI=el
K(el,'f')}else if(P()!=el){aI=null
K(el,'b')}}
let aZ=()=>ae('[data-e=i]').filter(el=>aK.has(el)),eH=el=>el.name||el.ariaLabel||el.textContent
function aQ(E){let cj={}
return E.map(el=>{let name=eH(el)
cj[name]=cj[name]+1||0
return[name,cj[name],el]})}
let ce=(E,[name,n])=>E.find(k=>k[0]==name&&k[1]==n)?.[2],bj=(E,ef,value)=>aQ(E).filter(k=>ef.has(k[2])).map(k=>k.with(2,value(k[2]))),bP=()=>bj(aZ(),aB,el=>el.value)
function cw(dh){for(let cP of aQ(aZ())){let el=cP[2],cS=ce(dh,cP),ai=ce(di,cP)
if(cS==null)continue
let ac=el.value
el.value=bc(el)&&ai&&ac?bI(ai,ac,cS):cS
if(ai&&!ac)L(el).sent=[[0,ai]]
aB.add(el)
if(bc(el)||ai!=cS)bs({target:el})}
di=[]}
function cB(){for(let el of aZ()){if(aB.has(el)&&el.hasAttribute('data-fo')&&el!=P())K(el,'b')}}
let cJ=()=>ae('[data-e=t]')
function bW(aY){for(let k of aQ(cJ())){if(ce(aY,k)==!dJ(k[2]))dB(k[2])}}
function du(el){let er=()=>aQ(ae(el?.localName))
let bn=er().find(k=>k[2]==el)
return()=>bh(el)?el:bn&&ce(er(),bn)}
function ds(){let el=P(),aO=du(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eO=aI==el
return()=>{let ag=aO()
aI=eO&&ag
ar(ag)
if(!ag||selectionStart==null)return
ag.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bU=[],am=new WeakSet(),dn=null
function bJ(C){if(!C.isConnected||C.matches(':modal'))return
bU[ae(':modal').length]||=du(ba()?pressed:P())
C.removeAttribute('open')
am.delete(C)
C.showModal()
C.append(dU,cn)}
function ci(C){if(!C)return
am.add(C)
C.close()
aw(C,sent)}
function ck({target}){if(target.open)return
if(!am.has(target))aw(target,K(target,'x'))
aL()}
function aw(C,seq){aj(seq,()=>setTimeout(()=>{if(cr(C)&&!C.open)bJ(C)},300))}
function bE({target,clientX:x,clientY:y}){if(dn!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let bh=el=>el?.offsetWidth&&!el.closest('[inert]'),ba=()=>P()==document.body||!bh(P())
function aL(){let co=ae(':modal'),dv=bU[co.length]?.()
let bn=co.at(-1)||document.body
bn.append(dU,cn)
bU.length=co.length
if(ba()&&bh(dv))ar(dv)}
let eC=new WeakMap()
function dp(page){let dk=P()
let B=dk?.matches('input,textarea')&&bh(dk)
if(B||page.closest('[inert]'))return
if(pressed)eC.set(page,pressed)
ar(page.querySelector('h1[tabindex="-1"]'))}
function dt(page){if(!ba()&&!page.contains(P()))return
let path=CSS.escape(G),cL=[eC.get(page),...ae(`a[href="${path}"]`),...ae('h1[tabindex="-1"]').reverse()]
ar(cL.find(bh))}
let bQ=()=>location.pathname+location.search,V=bQ(),G=V,aA=0,bk=null
function cR(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bL(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function eb(path){G=V
V=path}
function dI(aW,mode,n=1){if(bk)return void bk.push([aW,mode,n])
let to=new URL(aW,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==V)return
aa()
eb(path)
if(mode=='push')history.pushState({d:++aA},'',aW)
else if(mode=='back'&&n<=aA){bk=[[aW,'replace']]
history.go(-n)}else history.replaceState({d:aA},'',aW)}
function ep(){let dP=bk
bk=null
aA=history.state?.d??aA
V=bQ()
for(let bf of dP)dI(...bf)}
function ew(){if(bk)return ep()
let path=bQ()
aA=history.state?.d??aA
if(path==V)return
aa()
eb(path)
ay=bL('p:'+V)||ay
aU(bg())
K(null,'u',V)}
let av=new Map(),bv,dm=key=>ae('[data-key]').find(el=>el.dataset.key==key),bK=()=>ae('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function aa(){cR('s:'+V,JSON.stringify(bK()))}
function bg(){return JSON.parse(bL('s:'+V)||'[]')}
function aV(){for(let[key,[x,y]]of av){let el=dm(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)av.delete(key)}}
function aU(E){for(let[key,bn]of E)av.set(key,bn)
clearTimeout(bv)
bv=setTimeout(()=>{av.clear()
g.className=''},5e3)
g.className='whole'}
let be=new WeakMap(),dq=q=>q.touches[0]
function dN(el){let box=el.closest('[data-key]')
let cx=box&&getComputedStyle(box).overflowY!='visible'?box:null,cZ=cx||document
if(!be.has(cZ)){let bV={root:cx,rootMargin:'400px',scrollMargin:'400px'}
be.set(cZ,new IntersectionObserver(et,bV))}
return be.get(cZ)}
function ed(el){let dW=dN(el)
dW.unobserve(el)
dM.delete(el)
if(el.hasAttribute('data-n'))dW.observe(el)}
let dM=new WeakSet()
function et(eh,dW){for(let{target,isIntersecting}of eh){if(isIntersecting==dM.has(target))continue
dM[isIntersecting?'add':'delete'](target)
K(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dW.unobserve(target)}}
function bZ(bH,bj){if(!bH.hasAttribute('data-ph'))return
if(bj)aS(bH)
if(bH.complete&&bH.currentSrc)aS(bH,bH.naturalWidth?'loaded':'failed')}
function aS(bH,bN){for(let k of['loaded','failed'])bH.toggleAttribute('data-'+k,k==bN)}
function da({target,type}){if(target.matches?.('img[data-ph]'))aS(target,type=='load'?'loaded':'failed')}
let bS=cg({id:'pull',hidden:!0,ariaHidden:!0}),bG=64,M=null,ee={passive:!1}
function touchStarted(q){let box=q.touches.length==1&&q.target.closest('[data-r]')
if(M||!box||box.scrollTop>0||aJ(box,'aria-busy'))return
if(q.target.closest('input,textarea,select,dialog'))return
M={box,from:dq(q),way:0}
box.addEventListener('touchmove',dz,ee)}
function dz(q){if(!M||M.busy)return
let{from}=M,to=dq(q)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!M.way&&dy<Math.abs(dx))return bo()
if(q.cancelable)q.preventDefault()
M.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bB(M.way)}
function bB(way){bS.hidden=!way
bS.style.transform=`translateY(${way}px)`
bS.style.opacity=Math.min(1,way/bG)
bS.toggleAttribute('data-ready',way>=bG)}
function dj(){if(!M||M.busy)return
let{box,way}=M
if(way<bG)return bo()
M.busy=!0
bB(bG)
bS.dataset.busy=''
aj(K(box,'r'),()=>bt(box))}
function bt(box){if(M?.busy&&M.box==box&&!aJ(box,'aria-busy'))bo()}
function bo(){M?.box.removeEventListener('touchmove',dz)
M=null
delete bS.dataset.busy
bB(0)}
let D=(target,cW,ad,bV)=>cW.split(' ').forEach(name=>target.addEventListener(name,ad,bV))
D(g,'click',eg)
D(g,'keydown',eG)
D(g,'input',bs)
D(g,'beforeinput input',ej)
D(g,'compositionend',dH)
D(g,'change',dR)
D(g,'focusin focusout',cQ)
D(g,'close',ck,!0)
D(g,'z',({target,detail})=>K(target,...detail))
D(g,'load error',da,!0)
D(g,'touchstart',touchStarted,{passive:!0})
D(g,'touchend',dj)
D(g,'touchcancel',()=>M?.busy||bo())
D(g,'wheel touchmove keydown',()=>av.clear(),{passive:!0})
D(document,'pointerdown',({target})=>{dn=target
if(Q&&!Q.contains(target)&&!H.contains(target))X()})
D(window,'popstate',ew)
D(window,'online',()=>dS(0))
D(window,'languagechange',ak)
for(let eJ of[cN,cK,...eD])D(eJ,'change',ak)
D(document,'visibilitychange',()=>{if(document.hidden)aa()
else dS(25e3)
if(O)K(null,'v',+!document.hidden)})
D(window,'pagehide',()=>{aa()
cO()
O=!1})
D(window,'pageshow',q=>q.persisted&&dS(0))
setInterval(()=>{if(J&&az()-ai>(O?45e3:1e4)){cO()
es()}},5e3)
aA=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eF=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eF){ay=bL('p:'+V)
aU(bg())}
Y=aM(g,1)!=+g.dataset.count+1
if(Y)aP.push(az())
cV(g,1)
for(let ad of bd)ad()
if(av.size)aV()
for(let el of aZ())if(el.value!=el.defaultValue)bs({target:el})
bR()
})()
