(()=>{'use strict'
let g=document.getElementById('root'),af=new Map([[0,g]]),aK=new WeakMap([[g,0]]),cq=el=>aK.get(el),az=()=>performance.now(),P=()=>document.activeElement,ar=el=>el?.focus({preventScroll:!0}),aJ=(el,name)=>el.getAttribute(name)=='true',ae=(bA,top=g)=>[...top.querySelectorAll(bA)]
function dU(el,I){af.set(I,el)
aK.set(el,I)}
function aM(top,I){for(let el of ae('*',top))dU(el,I++)
return I}
function dq(el){for(let k of[el,...ae('*',el)]){let I=aK.get(k)
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
function dK(bz,el,ag){let E=[...bz.childNodes],from=E.indexOf(el)
let to=ag?E.indexOf(ag):E.length,aE=(k,G)=>bz.moveBefore?bz.moveBefore(k,G):bz.insertBefore(k,G)
if(from<0||!el.contains(P()))aE(el,ag)
else if(from<to)E.slice(from+1,to).forEach(k=>aE(k,el))
else E.slice(to,from).forEach(k=>aE(k,E[from+1]||null))}
let bd=[],bi,gone,cG='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cU(el,ez){let dW=ae(cG,el)
if(el.matches(cG))dW.unshift(el)
for(let k of dW){if(k.dataset.c)bD(k)
if(k.hasAttribute('data-n'))ec(k)
bZ(k)
dd(k)
if(k.hasAttribute('data-m'))bd.push(()=>bJ(k))
if(ez)continue
if(k.autofocus)bd.push(()=>k.focus())
if(k.matches('.page'))bi=k}}
let cX={__proto__:null,t(id,F){let el=at(id),cW=el.firstChild
if(cW&&cW.nodeType==3&&!cW.nextSibling&&F)cW.data=F
else el.textContent=F},a(id,name,value){let el=at(id),aF=aR.get(el)
if(aF&&aF.name==name)return void(aF.value=value)
ab(el,name,value)
if(name=='data-c')bD(el)
else if(name=='data-n')ec(el)
else if(name=='src')bZ(el,1)
else if(name=='aria-busy')bt(el)
else if(name=='aria-checked')dd(el.parentNode)},i(Z,G,bb,ao){let bz=at(Z),ag=G?at(G):null
let aq=ch(bb,bz),eA=[...aq.children]
aM(aq,ao)
while(aq.firstChild)bz.insertBefore(aq.firstChild,ag)
for(let el of eA)cU(el)
al?.entered.push(...eA)},m(Z,id,G){dK(at(Z),at(id),G?at(G):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let C of el.matches('dialog')?[el]:ae('dialog',el)){C.close()
bd.push(aL)}
dq(el)
if(!eH(el))el.remove()},v(id,value,seq){en(at(id),value,seq)},c(eM){let br=de()
for(let dP of eM.split('\n')){if(!dP.trim())continue
try{br.insertRule(dP,br.cssRules.length)}catch(aN){console.warn(dP,aN)}}},u:dH,T(bO){document.title=bO},s(F){ay=F
cQ('p:'+V,F)},f(id){let el=at(id)
bd.push(()=>el.focus())},l:eQ,j(aW){import(aW)},h(bb,bF,bO,aW){dc(bb,bF)
document.title=bO
V==dS?dH(aW,'replace'):K(null,'u',V)},o(href){let aW=new URL(href,location)
if(/^https?:$/.test(aW.protocol))open(aW,'_blank','noreferrer')},}
function de(){return document.getElementById('rules').sheet}
function eP(batch){bd=[]
bi=gone=null
for(let[name,...dO]of batch)cX[name]?.(...dO)
if(bi)dn(bi)
else if(gone)ds(gone)
for(let ad of bd)ad()
if(av.size)aV()}
function dc(bb,bF){let dg=bP(),aY=bj(cI(),aR,dI),held=dr()
aa()
aU(bK())
dq(g)
dU(g,0)
aR.clear()
aB.clear()
ah.clear()
X()
g.replaceChildren(ch(bb,g))
if(aM(g,1)!=bF+1)throw Error('count')
cU(g,1)
bd.push(()=>{cv(dg)
bX(aY)
held()
cA()
aL()})}
function cg(db){let el=Object.assign(document.createElement('div'),db)
document.body.append(el)
return el}
let cm=cg({id:'live',role:'status',className:'sr'})
function eQ(F){cm.textContent=''
setTimeout(()=>(cm.textContent=F),50)}
let cJ=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',al=null,ey={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aX(el,cF){let S={},side=document.dir=='rtl'?-100:100
let cV=cF&&el.dataset.trOut||el.dataset.tr||(al.page&&el.matches('.page')?'trailing':'')
for(let name of cV.split(' ')){let aE=/trailing/.test(name)||(name=='slide'&&cF)?side:-side
if(name=='opacity')S.opacity=0
else if(name)S.transform=ey[name]||`translateX(${aE}%)`}
return Object.keys(S).length&&S}
function cd(batch,W){if(cJ.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
al={duration:W.a||300,boxes,exits,entered:[],page:W.n}
for(let[name,ao,second]of batch){if(!'imr'.includes(name))continue
let el=af.get(name=='m'?second:ao)
if(name=='r'&&el&&aX(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let Z of[af.get(ao),el?.parentNode]){for(let cL of Z?.children||[]){if(!boxes.has(cL)&&boxes.size<400)boxes.set(cL,cL.getBoundingClientRect())}}}}
function eH(el){let box=al?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(A=>A+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let eu=el.animate([{},aX(el,1)],{duration:al.duration,easing,fill:'forwards'})
eu.onfinish=eu.oncancel=()=>el.remove()
return!0}
function da(){let{duration,boxes,exits,entered}=al
for(let el of entered){let S=aX(el)
if(S)el.animate([S,{}],{duration,easing})}
for(let[el,ca]of boxes){if(!el.isConnected||exits.has(el))continue
let N=el.getBoundingClientRect(),x=ca.left-N.left,y=ca.top-N.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dD(batch,W,ad,by){if(W.z&&document.startViewTransition&&!cJ.matches&&!document.hidden){return eD(W.z,ad,by)}
if(W.a||W.n)cd(batch,W)
try{ad()
if(al)da()}finally{al=null}
by()}
function eD(name,ad,by){let bA=`[data-zoom="${CSS.escape(name)}"]`
let aO=()=>ae(bA).filter(el=>!el.closest('[inert]')).pop(),cy=aO(),cT=value=>cy&&(cy.style.viewTransitionName=value)
cT('zoom')
document.startViewTransition(()=>{cT('')
cE(()=>{ad()
cy=aO()
cT('zoom')
by()})}).finished.finally(()=>cT(''))}
let J=null,O=!1,bq=0,ai=0,aH=0,retry,cs=!1,eb=g.dataset.session,ay=null,R=0,df=0,sent=0,bC=0,bp=[],ax=[],dB=0,saying,bm=[],bl=!1,dS,Y=!1,aP=[],dh=[]
function ct(S){J.readyState>1||J.send(JSON.stringify(S))
dB=0
saying=clearTimeout(saying)}
function K(el,bU,value){let I=el?cq(el):0
if(!(I>=0)||cs)return 0
if(/[cstpb]/.test(bU))eh()
if(bU!='i'&&ah.size)bw()
let q=[++sent,df,I,bU]
if(value!==undefined)q.push(value)
bp.push(q)
if(O)ct(q)
return q[0]}
let aj=(seq,ad)=>ax.push([seq,ad])
function bR(){clearTimeout(retry)
if(J||cs)return
ai=az()
aG()
let ws=(J=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==J&&dX()
ws.onmessage=q=>ws==J&&ej(q.data)
ws.onclose=q=>ws==J&&er(q.code)}
function dX(){let ao=!bq&&!Y
let eK=4e3
dh=ao?[]:bP().filter(k=>(eK-=k[2].length)>=0)
ct([0,R,0,'hello',{s:eb,u:dS=V,p:ay,f:Y?1:0,e:bu(),i:dh,}])}
function er(dF){let N=az()
if(O&&N-bq>5e3)aH=0
O=!1
J=null
bm=[]
aG()
if(dF==4001)cs=!0
else if(dF==4003)bM()
else cb(aH++?Math.min(8e3,125*2**aH)*(0.75+Math.random()/2):0)}
function cb(cf){clearTimeout(retry)
retry=setTimeout(bR,cf)}
function cN(){let ws=J
if(ws){J=null
ws.close()}}
function dR(ek){if(O&&az()-ai<ek)return
cN()
O=!1
aH=0
bR()}
function dE(aN){console.error(aN)
let N=az(),cf=Math.max(0,aP.at(-3)+6e4-N||0)
aP.push(N+cf)
Y=!0
O=bl=!1
bm=[]
cN()
aG()
cb(cf)}
function cE(ad){try{ad()}catch(aN){dE(aN)}}
function ej(F){ai=az()
cE(()=>{let S=JSON.parse(F)
if(S.length)bm.push(S)
cH()})}
function cH(){while(bm.length&&!bl)eL(bm.shift())}
function eL([seq,ack,batch,W={}]){let from=J
let by=()=>{if(seq>R){R=seq
eO()}
ex(ack)
if(!O&&from==J)em()}
if(W.fresh)dz(batch,W)
if(!seq||seq<=R)return by()
if(seq>R+1)throw Error(`batch ${seq} after ${R}`)
bl=!0
dD(batch,W,()=>{eP(batch)
df=seq},()=>{by()
bl=!1
if(bm.length)cH()})}
function dz(batch,W){R=df=sent=bC=0
bp=[]
ax=[]
if(W.s)eb=W.s
let br=de()
if(batch.some(op=>op[0]=='c'))while(br.cssRules.length)br.deleteRule(0)}
function em(){O=!0
Y=!1
bq=az()
bx=clearTimeout(bx)
dT.textContent=''
bp.forEach(ct)
if(document.hidden)K(null,'v',0)}
function ex(ack){if(ack<=bC)return
bC=ack
while(bp.length&&bp[0][0]<=ack)bp.shift()
while(ax.length&&ax[0][0]<=ack)ax.shift()[1]()
if(ah.size)bw(ack)}
function eO(){if(++dB>=10)ct([0,R])
else saying||=setTimeout(()=>O&&ct([0,R]),2e3)}
let dT=cg({id:'offline',role:'status'}),bx
function aG(){bx||=setTimeout(()=>(dT.textContent=g.dataset.offline),1e3)}
function bM(){cs=!0
if(Date.now()-bL('reloaded')<3e4)return
cQ('reloaded',Date.now())
location.reload()}
let cM=matchMedia('(prefers-color-scheme: dark)'),eC=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bu(){let N={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cM.matches?'dark':'light',w:innerWidth,motion:+cJ.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${N.scheme}.${N.w}.${N.tz}; path=/; max-age=31536000; SameSite=Strict`
return N}
let ak=()=>{let N=bu()
if(O)K(null,'e',N)}
let aR=new Map(),pressed=null
function dk(el,name,value,seq){let aF=aR.get(el)
if(aF)aF.seq=seq
else aR.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
aj(seq,()=>{let aF=aR.get(el)
if(!aF||aF.seq!=seq)return
aR.delete(el)
ab(el,name,aF.value)
if(name=='aria-checked')dd(el.parentNode)})}
let cc=el=>el.ariaPressed?'aria-pressed':'aria-checked',dI=el=>aJ(el,cc(el))
function dA(el){let dC=!dI(el)
dk(el,cc(el),dC,K(el,'t',dC))}
let cu=ap=>ae('[role=radio]',ap)
function et(aD){let ap=aD.closest('[role=radiogroup][data-e=p]')
if(!ap||aJ(aD,'aria-checked'))return
let seq=K(ap,'p',aD.dataset.v)
for(let k of cu(ap))dk(k,'aria-checked',k==aD,seq)
dd(ap)}
function dd(ap){if(ap.role!='radiogroup')return
let E=cu(ap),aY=E.find(k=>aJ(k,'aria-checked'))||E[0]
for(let k of E)k.tabIndex=k==aY?0:-1}
let co=q=>q.metaKey||q.ctrlKey||q.altKey,dv='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function ef(q){let el=q.target.closest(dv)
if(!el)return bE(q)
let cS=el.localName=='a'
if(cS&&(q.button||co(q)||q.shiftKey))return
if(el.hasAttribute('data-out'))return
if(cs||(cS&&!bq&&aH>2))return cS||bM()
if(cS)q.preventDefault()
if(aJ(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cB(el)
let bU=el.dataset.e
pressed=el
if(Q&&Q.contains(el)){pressed=H
X(1)}
if(bU=='t')dA(el)
else if(bU=='c'||el.hasAttribute('data-back')){el.dataset.w=''
aj(K(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')et(el)
if(el.hasAttribute('data-d'))ci(el.closest('dialog'))}
let Q=null,H=null,dY=()=>ae('[role^=menuitem]:not([disabled])',Q)
function cB(au){let ew=au==H
X(ew)
ew||cr(au)}
function cr(au,dJ){let E=au.nextElementSibling
if(E?.role!='menu')return
Q=E
H=au
Q.hidden=!1
au.ariaExpanded=!0
ar(dY().at(dJ?-1:0))}
function X(aC){if(!Q)return
let ep=aC||Q.contains(P())
Q.hidden=!0
H.ariaExpanded=!1
if(ep)ar(H)
Q=H=null}
let eJ={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eF(q){let{key,target}=q
if(co(q)||q.isComposing)return
let bf=eJ[key]
if(document.dir=='rtl'&&/t$/.test(key))bf=-bf
if(Q&&(Q.contains(target)||target==H)){let E=dY(),index=E.indexOf(target)
if(key=='Escape')X(1)
else if(key=='Home')E[0]?.focus()
else if(key=='End')E.at(-1)?.focus()
else if(/Up|Down/.test(key))E.at((index+bf)%E.length)?.focus()
else return void(key=='Tab'&&X(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cr(target,bf<0)
else if(target.matches('[role=radio]')&&bf){let E=cu(target.closest('[role=radiogroup]'))
let ag=E.at((E.indexOf(target)+bf)%E.length)
ag.focus()
et(ag)}else if(key=='Enter'&&target.matches('input[data-s]')&&q.keyCode!=229){L(target).seq=K(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
q.preventDefault()}
let aB=new Set(),ah=new Set(),bY=new WeakMap()
function L(el){if(!bY.has(el))bY.set(el,{seq:0,sent:[[0,el.defaultValue]],held:[]})
return bY.get(el)}
let bc=el=>el.selectionStart!=null,cp=B=>B.sent.at(-1)[1],cl=(F,index)=>/[\udc00-\udfff]/.test(F[index])?index-1:index
function an(ca,N){let from=0,to=ca.length,cD=N.length
while(from<to&&from<cD&&ca[from]==N[from])from++
from=cl(ca,from)
while(to>from&&cD>from&&ca[to-1]==N[cD-1]){to--
cD--}
if(cl(ca,to)<to){to++
cD++}
return[from,to,N.slice(from,cD)]}
function bI(U,ac,dN){if(ac==dN)return dN
let[a,b,x]=an(U,ac),[c,d,y]=an(U,dN)
if(b<=c)return ac.slice(0,a+x.length)+U.slice(b,c)+y+U.slice(d)
if(d<=a)return U.slice(0,c)+y+U.slice(d,a)+x+U.slice(b)
let ao=cl(x,Math.min(Math.max(0,c-a),x.length)),dJ=cl(x,Math.max(ao,x.length-Math.max(0,b-d)))
return U.slice(0,Math.min(a,c))+x.slice(0,ao)+y+x.slice(dJ)+
U.slice(Math.max(b,d))}
function bs({target:el,isComposing}){if(el.dataset.e!='i')return
let B=L(el)
B.composing=isComposing
if(el.value==cp(B))return
aB.add(el)
if(B.seq>bC||B.held.length)ah.add(el)
else cx(el)}
function dG({target:el}){let B=L(el),{held}=B
B.held=[]
if(held.length){cz(el,held.reduce((F,[U,ac])=>bI(U,ac,F),el.value))}
bs({target:el})}
function eh(){for(let el of aZ()){if(bc(el))bs({target:el,isComposing:L(el).composing})}}
function bw(ack){for(let el of ah){let B=L(el)
if(B.seq>ack||B.held.length)continue
ah.delete(el)
cx(el)}}
function cx(el){let B=L(el),F=el.value
if(!bc(el)||F.length<=8e3)B.seq=K(el,'i',F)
else{let[from,to,added]=an(cp(B),F)
let G=cp(B).length
do{let aq=added.slice(0,cl(added,8e3))
added=added.slice(aq.length)
B.seq=K(el,'i',[from,to-from,aq,G,added?1:0])
G+=from-to+aq.length
from=to=from+aq.length}while(added)}
B.sent=B.sent.filter((k,index,ae)=>!(ae[index+1]?.[0]<=bC))
B.sent.push([B.seq,F])}
function en(el,value,seq){let B=L(el)
if(!bc(el)){if(ah.has(el)||B.seq>seq)return
aB.delete(el)
B.sent=[[seq,value]]
el.value=value
return}
let U=(B.sent.findLast(k=>k[0]<=seq)||B.sent[0])[1],dZ=B.sent.filter(k=>k[0]>seq)
for(let k of dZ)k[1]=bI(U,value,k[1])
B.sent=[[seq,value],...dZ]
if(B.composing)return void B.held.push([U,value])
cz(el,bI(U,value,el.value))
if(el.value==value)aB.delete(el)}
function cz(el,F){let{value,selectionStart,selectionEnd,selectionDirection,scrollTop}=el
if(value==F)return
let[from,to,N]=an(value,F)
let cC=index=>index<=from?index:index<to?Math.min(index,from+N.length):index+F.length-value.length
el.value=F
if(el!=P())return
el.setSelectionRange(cC(selectionStart),cC(selectionEnd),selectionDirection)
el.scrollTop=scrollTop}
function dQ(q){let el=q.target
if(el.localName!='select'||el.dataset.e!='p')return bs(q)
aB.add(el)
L(el).seq=K(el,'p',el.value)}
let bT,fullTimer
function ei({target:el,inputType}){if(!/^ins/.test(inputType)||!(el.maxLength>0)||el.value.length<el.maxLength)return
bT||=cg({id:'full',role:'status'})
let Z=el.closest('dialog')||document.body
Z.append(bT)
setTimeout(()=>(bT.textContent=(g.dataset.full||'').replace('%',el.maxLength.toLocaleString(document.documentElement.lang))))
clearTimeout(fullTimer)
fullTimer=setTimeout(()=>(bT.textContent=''),6e3)}
let aI=null
function cP(q){let el=q.target
if(!el.hasAttribute('data-fo'))return
if(q.type=='focusin'){if(aI==el)return
aI=el
K(el,'f')}else if(P()!=el){aI=null
K(el,'b')}}
let aZ=()=>ae('[data-e=i]').filter(el=>aK.has(el)),eG=el=>el.name||el.ariaLabel||el.textContent
function aQ(E){let cj={}
return E.map(el=>{let name=eG(el)
cj[name]=cj[name]+1||0
return[name,cj[name],el]})}
let ce=(E,[name,n])=>E.find(k=>k[0]==name&&k[1]==n)?.[2],bj=(E,ee,value)=>aQ(E).filter(k=>ee.has(k[2])).map(k=>k.with(2,value(k[2]))),bP=()=>bj(aZ(),aB,el=>el.value)
function cv(dg){for(let cO of aQ(aZ())){let el=cO[2],cR=ce(dg,cO),ai=ce(dh,cO)
if(cR==null)continue
let ac=el.value
el.value=bc(el)&&ai&&ac?bI(ai,ac,cR):cR
if(ai&&!ac)L(el).sent=[[0,ai]]
aB.add(el)
if(bc(el)||ai!=cR)bs({target:el})}
dh=[]}
function cA(){for(let el of aZ()){if(aB.has(el)&&el.hasAttribute('data-fo')&&el!=P())K(el,'b')}}
let cI=()=>ae('[data-e=t]')
function bX(aY){for(let k of aQ(cI())){if(ce(aY,k)==!dI(k[2]))dA(k[2])}}
function dt(el){let eq=()=>aQ(ae(el?.localName))
let bn=eq().find(k=>k[2]==el)
return()=>bh(el)?el:bn&&ce(eq(),bn)}
function dr(){let el=P(),aO=dt(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eN=aI==el
return()=>{let ag=aO()
aI=eN&&ag
ar(ag)
if(!ag||selectionStart==null)return
ag.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bV=[],am=new WeakSet(),dm=null
function bJ(C){if(!C.isConnected||C.matches(':modal'))return
bV[ae(':modal').length]||=dt(ba()?pressed:P())
C.removeAttribute('open')
am.delete(C)
C.showModal()
C.append(dT,cm)}
function ci(C){if(!C)return
am.add(C)
C.close()
aw(C,sent)}
function ck({target}){if(target.open)return
if(!am.has(target))aw(target,K(target,'x'))
aL()}
function aw(C,seq){aj(seq,()=>setTimeout(()=>{if(cq(C)&&!C.open)bJ(C)},300))}
function bE({target,clientX:x,clientY:y}){if(dm!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let bh=el=>el?.offsetWidth&&!el.closest('[inert]'),ba=()=>P()==document.body||!bh(P())
function aL(){let cn=ae(':modal'),du=bV[cn.length]?.()
let bn=cn.at(-1)||document.body
bn.append(dT,cm)
bV.length=cn.length
if(ba()&&bh(du))ar(du)}
let eB=new WeakMap()
function dn(page){let dj=P()
let B=dj?.matches('input,textarea')&&bh(dj)
if(B||page.closest('[inert]'))return
if(pressed)eB.set(page,pressed)
ar(page.querySelector('h1[tabindex="-1"]'))}
function ds(page){if(!ba()&&!page.contains(P()))return
let path=CSS.escape(G),cK=[eB.get(page),...ae(`a[href="${path}"]`),...ae('h1[tabindex="-1"]').reverse()]
ar(cK.find(bh))}
let bQ=()=>location.pathname+location.search,V=bQ(),G=V,aA=0,bk=null
function cQ(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bL(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function ea(path){G=V
V=path}
function dH(aW,mode,n=1){if(bk)return void bk.push([aW,mode,n])
let to=new URL(aW,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==V)return
aa()
ea(path)
if(mode=='push')history.pushState({d:++aA},'',aW)
else if(mode=='back'&&n<=aA){bk=[[aW,'replace']]
history.go(-n)}else history.replaceState({d:aA},'',aW)}
function eo(){let dO=bk
bk=null
aA=history.state?.d??aA
V=bQ()
for(let bf of dO)dH(...bf)}
function ev(){if(bk)return eo()
let path=bQ()
aA=history.state?.d??aA
if(path==V)return
aa()
ea(path)
ay=bL('p:'+V)||ay
aU(bg())
K(null,'u',V)}
let av=new Map(),bv,dl=key=>ae('[data-key]').find(el=>el.dataset.key==key),bK=()=>ae('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function aa(){cQ('s:'+V,JSON.stringify(bK()))}
function bg(){return JSON.parse(bL('s:'+V)||'[]')}
function aV(){for(let[key,[x,y]]of av){let el=dl(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)av.delete(key)}}
function aU(E){for(let[key,bn]of E)av.set(key,bn)
clearTimeout(bv)
bv=setTimeout(()=>{av.clear()
g.className=''},5e3)
g.className='whole'}
let be=new WeakMap(),dp=q=>q.touches[0]
function dM(el){let box=el.closest('[data-key]')
let cw=box&&getComputedStyle(box).overflowY!='visible'?box:null,cY=cw||document
if(!be.has(cY)){let bW={root:cw,rootMargin:'400px',scrollMargin:'400px'}
be.set(cY,new IntersectionObserver(es,bW))}
return be.get(cY)}
function ec(el){let dV=dM(el)
dV.unobserve(el)
dL.delete(el)
if(el.hasAttribute('data-n'))dV.observe(el)}
let dL=new WeakSet()
function es(eg,dV){for(let{target,isIntersecting}of eg){if(isIntersecting==dL.has(target))continue
dL[isIntersecting?'add':'delete'](target)
K(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dV.unobserve(target)}}
function bZ(bH,bj){if(!bH.hasAttribute('data-ph'))return
if(bj)aS(bH)
if(bH.complete&&bH.currentSrc)aS(bH,bH.naturalWidth?'loaded':'failed')}
function aS(bH,bN){for(let k of['loaded','failed'])bH.toggleAttribute('data-'+k,k==bN)}
function cZ({target,type}){if(target.matches?.('img[data-ph]'))aS(target,type=='load'?'loaded':'failed')}
let bS=cg({id:'pull',hidden:!0,ariaHidden:!0}),bG=64,M=null,ed={passive:!1}
function touchStarted(q){let box=q.touches.length==1&&q.target.closest('[data-r]')
if(M||!box||box.scrollTop>0||aJ(box,'aria-busy'))return
if(q.target.closest('input,textarea,select,dialog'))return
M={box,from:dp(q),way:0}
box.addEventListener('touchmove',dw,ed)}
function dw(q){if(!M||M.busy)return
let{from}=M,to=dp(q)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!M.way&&dy<Math.abs(dx))return bo()
if(q.cancelable)q.preventDefault()
M.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bB(M.way)}
function bB(way){bS.hidden=!way
bS.style.transform=`translateY(${way}px)`
bS.style.opacity=Math.min(1,way/bG)
bS.toggleAttribute('data-ready',way>=bG)}
function di(){if(!M||M.busy)return
let{box,way}=M
if(way<bG)return bo()
M.busy=!0
bB(bG)
bS.dataset.busy=''
aj(K(box,'r'),()=>bt(box))}
function bt(box){if(M?.busy&&M.box==box&&!aJ(box,'aria-busy'))bo()}
function bo(){M?.box.removeEventListener('touchmove',dw)
M=null
delete bS.dataset.busy
bB(0)}
let D=(target,cV,ad,bW)=>cV.split(' ').forEach(name=>target.addEventListener(name,ad,bW))
D(g,'click',ef)
D(g,'keydown',eF)
D(g,'input',bs)
D(g,'beforeinput input',ei)
D(g,'compositionend',dG)
D(g,'change',dQ)
D(g,'focusin focusout',cP)
D(g,'close',ck,!0)
D(g,'z',({target,detail})=>K(target,...detail))
D(g,'load error',cZ,!0)
D(g,'touchstart',touchStarted,{passive:!0})
D(g,'touchend',di)
D(g,'touchcancel',()=>M?.busy||bo())
D(g,'wheel touchmove keydown',()=>av.clear(),{passive:!0})
D(document,'pointerdown',({target})=>{dm=target
if(Q&&!Q.contains(target)&&!H.contains(target))X()})
D(window,'popstate',ev)
D(window,'online',()=>dR(0))
D(window,'languagechange',ak)
for(let eI of[cM,cJ,...eC])D(eI,'change',ak)
D(document,'visibilitychange',()=>{if(document.hidden)aa()
else dR(25e3)
if(O)K(null,'v',+!document.hidden)})
D(window,'pagehide',()=>{aa()
cN()
O=!1})
D(window,'pageshow',q=>q.persisted&&dR(0))
setInterval(()=>{if(J&&az()-ai>(O?45e3:1e4)){cN()
er()}},5e3)
aA=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eE=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eE){ay=bL('p:'+V)
aU(bg())}
Y=aM(g,1)!=+g.dataset.count+1
if(Y)aP.push(az())
cU(g,1)
for(let ad of bd)ad()
if(av.size)aV()
for(let el of aZ())if(el.value!=el.defaultValue)bs({target:el})
bR()
})()
