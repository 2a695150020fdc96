(()=>{'use strict'
let g=document.getElementById('root'),af=new Map([[0,g]]),aK=new WeakMap([[g,0]]),cs=el=>aK.get(el),az=()=>performance.now(),P=()=>document.activeElement,ar=el=>el?.focus({preventScroll:!0}),aJ=(el,name)=>el.getAttribute(name)=='true',ae=(bA,top=g)=>[...top.querySelectorAll(bA)]
function dW(el,I){af.set(I,el)
aK.set(el,I)}
function aN(top,I){for(let el of ae('*',top))dW(el,I++)
return I}
function dt(el){for(let k of[el,...ae('*',el)]){let I=aK.get(k)
aK.delete(k)
if(af.get(I)===k)af.delete(I)}}
function at(I){let el=af.get(I)
if(!el)throw Error('no element '+I)
return el}
function ci(bc,Z){let aU=document.createElement('template')
let svg=Z.namespaceURI.endsWith('svg')
aU.innerHTML=svg?`<svg>${bc}</svg>`:bc
return svg?aU.content.firstChild:aU.content}
function ab(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
function bD(el){el.style.cssText=el.dataset.c||''}
function dN(bz,el,ag){let E=[...bz.childNodes],from=E.indexOf(el)
let to=ag?E.indexOf(ag):E.length,aE=(k,G)=>bz.moveBefore?bz.moveBefore(k,G):bz.insertBefore(k,G)
if(from<0||!el.contains(P()))aE(el,ag)
else if(from<to)E.slice(from+1,to).forEach(k=>aE(k,el))
else E.slice(to,from).forEach(k=>aE(k,E[from+1]||null))}
let be=[],bj,gone,cH='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cW(el,eB){let dY=ae(cH,el)
if(el.matches(cH))dY.unshift(el)
for(let k of dY){if(k.dataset.c)bD(k)
if(k.hasAttribute('data-n'))ee(k)
ca(k)
df(k)
if(k.hasAttribute('data-m'))be.push(()=>bJ(k))
if(eB)continue
if(k.autofocus)be.push(()=>k.focus())
if(k.matches('.page'))bj=k}}
let cZ={__proto__:null,t(id,F){let el=at(id),cY=el.firstChild
if(cY&&cY.nodeType==3&&!cY.nextSibling&&F)cY.data=F
else el.textContent=F},a(id,name,value){let el=at(id),aF=aS.get(el)
if(aF&&aF.name==name)return void(aF.value=value)
ab(el,name,value)
if(name=='data-c')bD(el)
else if(name=='data-n')ee(el)
else if(name=='src')ca(el,1)
else if(name=='aria-busy')bu(el)
else if(name=='aria-checked')df(el.parentNode)},i(Z,G,bc,ao){let bz=at(Z),ag=G?at(G):null
let aq=ci(bc,bz),eC=[...aq.children]
aN(aq,ao)
while(aq.firstChild)bz.insertBefore(aq.firstChild,ag)
for(let el of eC)cW(el)
al?.entered.push(...eC)},m(Z,id,G){dN(at(Z),at(id),G?at(G):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let C of el.matches('dialog')?[el]:ae('dialog',el)){C.close()
be.push(aM)}
dt(el)
if(!eJ(el))el.remove()},v(id,value,seq){ep(at(id),value,seq)},c(eO){let bs=dg()
for(let dS of eO.split('\n')){if(!dS.trim())continue
try{bs.insertRule(dS,bs.cssRules.length)}catch(aO){console.warn(dS,aO)}}},u:dK,T(bO){document.title=bO},s(F){ay=F
cS('p:'+V,F)},f(id){let el=at(id)
be.push(()=>el.focus())},l:eS,j(aX){import(aX)},h(bc,bF,bO,aX){de(bc,bF)
document.title=bO
V==dV?dK(aX,'replace'):K(null,'u',V)},o(href){let aX=new URL(href,location)
if(/^https?:$/.test(aX.protocol))open(aX,'_blank','noreferrer')},}
function dg(){return document.getElementById('rules').sheet}
function eR(batch){be=[]
bj=gone=null
for(let[name,...dR]of batch)cZ[name]?.(...dR)
if(bj)dr(bj)
else if(gone)dv(gone)
for(let ad of be)ad()
if(av.size)aW()}
function de(bc,bF){let di=bP(),aZ=bk(cJ(),aS,dL),held=du()
aa()
aV(bK())
dt(g)
dW(g,0)
aS.clear()
aB.clear()
ah.clear()
X()
g.replaceChildren(ci(bc,g))
if(aN(g,1)!=bF+1)throw Error('count')
cW(g,1)
be.push(()=>{cw(di)
bX(aZ)
held()
cB()
aM()})}
function ch(dd){let el=Object.assign(document.createElement('div'),dd)
document.body.append(el)
return el}
let co=ch({id:'live',role:'status',className:'sr'})
function eS(F){co.textContent=''
setTimeout(()=>(co.textContent=F),50)}
let cK=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',al=null,eA={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aY(el,cG){let S={},side=document.dir=='rtl'?-100:100
let cX=cG&&el.dataset.trOut||el.dataset.tr||(al.page&&el.matches('.page')?'trailing':'')
for(let name of cX.split(' ')){let aE=/trailing/.test(name)||(name=='slide'&&cG)?side:-side
if(name=='opacity')S.opacity=0
else if(name)S.transform=eA[name]||`translateX(${aE}%)`}
return Object.keys(S).length&&S}
function ce(batch,W){if(cK.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
al={duration:W.a||300,boxes,exits,entered:[],page:W.n}
for(let[name,ao,second]of batch){if(!'imr'.includes(name))continue
let el=af.get(name=='m'?second:ao)
if(name=='r'&&el&&aY(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let Z of[af.get(ao),el?.parentNode]){for(let cM of Z?.children||[]){if(!boxes.has(cM)&&boxes.size<400)boxes.set(cM,cM.getBoundingClientRect())}}}}
function eJ(el){let box=al?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(A=>A+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let ew=el.animate([{},aY(el,1)],{duration:al.duration,easing,fill:'forwards'})
ew.onfinish=ew.oncancel=()=>el.remove()
return!0}
function dc(){let{duration,boxes,exits,entered}=al
for(let el of entered){let S=aY(el)
if(S)el.animate([S,{}],{duration,easing})}
for(let[el,cb]of boxes){if(!el.isConnected||exits.has(el))continue
let N=el.getBoundingClientRect(),x=cb.left-N.left,y=cb.top-N.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dH(batch,W,ad,by){if(W.z&&document.startViewTransition&&!cK.matches&&!document.hidden){return eF(W.z,ad,by)}
if(W.a||W.n)ce(batch,W)
try{ad()
if(al)dc()}finally{al=null}
by()}
function eF(name,ad,by){let bA=`[data-zoom="${CSS.escape(name)}"]`
let aP=()=>ae(bA).filter(el=>!el.closest('[inert]')).pop(),cz=aP(),cV=value=>cz&&(cz.style.viewTransitionName=value)
cV('zoom')
document.startViewTransition(()=>{cV('')
cF(()=>{ad()
cz=aP()
cV('zoom')
by()})}).finished.finally(()=>cV(''))}
let J=null,O=!1,br=0,ai=0,aH=0,retry,bW=!1,ed=g.dataset.session,ay=null,R=0,dh=0,sent=0,bC=0,bq=[],ax=[],dF=0,saying,bn=[],bm=!1,dV,Y=!1,aQ=[],dj=[]
function cu(S){J.readyState>1||J.send(JSON.stringify(S))
dF=0
saying=clearTimeout(saying)}
function K(el,bT,value){let I=el?cs(el):0
if(!(I>=0)||bW)return 0
if(/[cstpb]/.test(bT))ej()
if(bT!='i'&&ah.size)bx()
let q=[++sent,dh,I,bT]
if(value!==undefined)q.push(value)
bq.push(q)
if(O)cu(q)
return q[0]}
let aj=(seq,ad)=>ax.push([seq,ad])
function bR(){clearTimeout(retry)
if(J||bW)return
ai=az()
aG()
let ws=(J=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==J&&dZ()
ws.onmessage=q=>ws==J&&em(q.data)
ws.onclose=q=>ws==J&&et(q.code,q.reason)}
function dZ(){let ao=!br&&!Y
let eM=4e3
dj=ao?[]:bP().filter(k=>(eM-=k[2].length)>=0)
cu([0,R,0,'hello',{s:ed,u:dV=V,p:ay,f:Y?1:0,e:bv(),i:dj,}])}
function et(cN,dC){let N=az()
if(O&&N-br>5e3)aH=0
O=!1
J=null
bn=[]
aG()
if(cN==4001)bW=!0
else if(cN==4004){bW=!0
clearTimeout(aL)
dm.textContent=dC}
else if(cN==4003)bM()
else cc(aH++?Math.min(8e3,125*2**aH)*(0.75+Math.random()/2):0)}
function cc(cg){clearTimeout(retry)
retry=setTimeout(bR,cg)}
function cP(){let ws=J
if(ws){J=null
ws.close()}}
function dU(en){if(O&&az()-ai<en)return
cP()
O=!1
aH=0
bR()}
function dI(aO){console.error(aO)
let N=az(),cg=Math.max(0,aQ.at(-3)+6e4-N||0)
aQ.push(N+cg)
Y=!0
O=bm=!1
bn=[]
cP()
aG()
cc(cg)}
function cF(ad){try{ad()}catch(aO){dI(aO)}}
function em(F){ai=az()
cF(()=>{let S=JSON.parse(F)
if(S.length)bn.push(S)
cI()})}
function cI(){while(bn.length&&!bm)eN(bn.shift())}
function eN([seq,ack,batch,W={}]){let from=J
let by=()=>{if(seq>R){R=seq
eQ()}
ez(ack)
if(!O&&from==J)eo()}
if(W.fresh)dD(batch,W)
if(!seq||seq<=R)return by()
if(seq>R+1)throw Error(`batch ${seq} after ${R}`)
bm=!0
dH(batch,W,()=>{eR(batch)
dh=seq},()=>{by()
bm=!1
if(bn.length)cI()})}
function dD(batch,W){R=dh=sent=bC=0
bq=[]
ax=[]
if(W.s)ed=W.s
let bs=dg()
if(batch.some(op=>op[0]=='c'))while(bs.cssRules.length)bs.deleteRule(0)}
function eo(){O=!0
Y=!1
br=az()
aL=clearTimeout(aL)
dm.textContent=''
bq.forEach(cu)
if(document.hidden)K(null,'v',0)}
function ez(ack){if(ack<=bC)return
bC=ack
while(bq.length&&bq[0][0]<=ack)bq.shift()
while(ax.length&&ax[0][0]<=ack)ax.shift()[1]()
if(ah.size)bx(ack)}
function eQ(){if(++dF>=10)cu([0,R])
else saying||=setTimeout(()=>O&&cu([0,R]),2e3)}
let dm=ch({id:'offline',role:'status'}),aL
function aG(){aL||=setTimeout(()=>(dm.textContent=g.dataset.offline),1e3)}
function bM(){bW=!0
if(Date.now()-bL('reloaded')<3e4)return
cS('reloaded',Date.now())
location.reload()}
let cO=matchMedia('(prefers-color-scheme: dark)'),eE=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bv(){let N={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cO.matches?'dark':'light',w:innerWidth,motion:+cK.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${N.scheme}.${N.w}.${N.tz}; path=/; max-age=31536000; SameSite=Strict`
return N}
let ak=()=>{let N=bv()
if(O)K(null,'e',N)}
let aS=new Map(),pressed=null
function dn(el,name,value,seq){let aF=aS.get(el)
if(aF)aF.seq=seq
else aS.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
aj(seq,()=>{let aF=aS.get(el)
if(!aF||aF.seq!=seq)return
aS.delete(el)
ab(el,name,aF.value)
if(name=='aria-checked')df(el.parentNode)})}
let cd=el=>el.ariaPressed?'aria-pressed':'aria-checked',dL=el=>aJ(el,cd(el))
function dE(el){let dG=!dL(el)
dn(el,cd(el),dG,K(el,'t',dG))}
let cv=ap=>ae('[role=radio]',ap)
function ev(aD){let ap=aD.closest('[role=radiogroup][data-e=p]')
if(!ap||aJ(aD,'aria-checked'))return
let seq=K(ap,'p',aD.dataset.v)
for(let k of cv(ap))dn(k,'aria-checked',k==aD,seq)
df(ap)}
function df(ap){if(ap.role!='radiogroup')return
let E=cv(ap),aZ=E.find(k=>aJ(k,'aria-checked'))||E[0]
for(let k of E)k.tabIndex=k==aZ?0:-1}
let cq=q=>q.metaKey||q.ctrlKey||q.altKey,dA='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function eh(q){let el=q.target.closest(dA)
if(!el)return bE(q)
let cU=el.localName=='a'
if(cU&&(q.button||cq(q)||q.shiftKey))return
if(el.hasAttribute('data-out'))return
if(bW||(cU&&!br&&aH>2))return cU||bM()
if(cU)q.preventDefault()
if(aJ(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cC(el)
let bT=el.dataset.e
pressed=el
if(Q&&Q.contains(el)){pressed=H
X(1)}
if(bT=='t')dE(el)
else if(bT=='c'||el.hasAttribute('data-back')){el.dataset.w=''
aj(K(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')ev(el)
if(el.hasAttribute('data-d'))cj(el.closest('dialog'))}
let Q=null,H=null,ea=()=>ae('[role^=menuitem]:not([disabled])',Q)
function cC(au){let ey=au==H
X(ey)
ey||ct(au)}
function ct(au,dM){let E=au.nextElementSibling
if(E?.role!='menu')return
Q=E
H=au
Q.hidden=!1
au.ariaExpanded=!0
ar(ea().at(dM?-1:0))}
function X(aC){if(!Q)return
let er=aC||Q.contains(P())
Q.hidden=!0
H.ariaExpanded=!1
if(er)ar(H)
Q=H=null}
let eL={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eH(q){let{key,target}=q
if(cq(q)||q.isComposing)return
let bg=eL[key]
if(document.dir=='rtl'&&/t$/.test(key))bg=-bg
if(Q&&(Q.contains(target)||target==H)){let E=ea(),index=E.indexOf(target)
if(key=='Escape')X(1)
else if(key=='Home')E[0]?.focus()
else if(key=='End')E.at(-1)?.focus()
else if(/Up|Down/.test(key))E.at((index+bg)%E.length)?.focus()
else return void(key=='Tab'&&X(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))ct(target,bg<0)
else if(target.matches('[role=radio]')&&bg){let E=cv(target.closest('[role=radiogroup]'))
let ag=E.at((E.indexOf(target)+bg)%E.length)
ag.focus()
ev(ag)}else if(key=='Enter'&&target.matches('input[data-s]')&&q.keyCode!=229){L(target).seq=K(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
q.preventDefault()}
let aB=new Set(),ah=new Set(),bY=new WeakMap()
function L(el){if(!bY.has(el))bY.set(el,{seq:0,sent:[[0,el.defaultValue]],held:[]})
return bY.get(el)}
let bd=el=>el.selectionStart!=null,cr=B=>B.sent.at(-1)[1],cm=(F,index)=>/[\udc00-\udfff]/.test(F[index])?index-1:index
function an(cb,N){let from=0,to=cb.length,cE=N.length
while(from<to&&from<cE&&cb[from]==N[from])from++
from=cm(cb,from)
while(to>from&&cE>from&&cb[to-1]==N[cE-1]){to--
cE--}
if(cm(cb,to)<to){to++
cE++}
return[from,to,N.slice(from,cE)]}
function bI(U,ac,dQ){if(ac==dQ)return dQ
let[a,b,x]=an(U,ac),[c,d,y]=an(U,dQ)
if(b<=c)return ac.slice(0,a+x.length)+U.slice(b,c)+y+U.slice(d)
if(d<=a)return U.slice(0,c)+y+U.slice(d,a)+x+U.slice(b)
let ao=cm(x,Math.min(Math.max(0,c-a),x.length)),dM=cm(x,Math.max(ao,x.length-Math.max(0,b-d)))
return U.slice(0,Math.min(a,c))+x.slice(0,ao)+y+x.slice(dM)+
U.slice(Math.max(b,d))}
function bt({target:el,isComposing}){if(el.dataset.e!='i')return
let B=L(el)
B.composing=isComposing
if(el.value==cr(B))return
aB.add(el)
if(B.seq>bC||B.held.length)ah.add(el)
else cy(el)}
function dJ({target:el}){let B=L(el),{held}=B
B.held=[]
if(held.length){cA(el,held.reduce((F,[U,ac])=>bI(U,ac,F),el.value))}
bt({target:el})}
function ej(){for(let el of ba()){if(bd(el))bt({target:el,isComposing:L(el).composing})}}
function bx(ack){for(let el of ah){let B=L(el)
if(B.seq>ack||B.held.length)continue
ah.delete(el)
cy(el)}}
function cy(el){let B=L(el),F=el.value
if(!bd(el)||F.length<=8e3)B.seq=K(el,'i',F)
else{let[from,to,added]=an(cr(B),F)
let G=cr(B).length
do{let aq=added.slice(0,cm(added,8e3))
added=added.slice(aq.length)
B.seq=K(el,'i',[from,to-from,aq,G,added?1:0])
G+=from-to+aq.length
from=to=from+aq.length}while(added)}
B.sent=B.sent.filter((k,index,ae)=>!(ae[index+1]?.[0]<=bC))
B.sent.push([B.seq,F])}
function ep(el,value,seq){let B=L(el)
if(!bd(el)){if(ah.has(el)||B.seq>seq)return
aB.delete(el)
B.sent=[[seq,value]]
el.value=value
return}
let U=(B.sent.findLast(k=>k[0]<=seq)||B.sent[0])[1],eb=B.sent.filter(k=>k[0]>seq)
for(let k of eb)k[1]=bI(U,value,k[1])
B.sent=[[seq,value],...eb]
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
function dT(q){let el=q.target
if(el.localName!='select'||el.dataset.e!='p')return bt(q)
aB.add(el)
L(el).seq=K(el,'p',el.value)}
let cn=ch({id:'full',role:'status'}),bZ
function ek({target:el,inputType}){if(!/^ins/.test(inputType)||!(el.maxLength>0)||el.value.length<el.maxLength)return
let Z=el.closest('dialog')||document.body
Z.append(cn)
cn.textContent=(g.dataset.full||'').replace('%',el.maxLength.toLocaleString(document.documentElement.lang))
clearTimeout(bZ)
bZ=setTimeout(()=>(cn.textContent=''),6e3)}
let aI=null
function cR(q){let el=q.target
if(!el.hasAttribute('data-fo'))return
if(q.type=='focusin'){if(aI==el)return
aI=el
K(el,'f')}else if(P()!=el){aI=null
K(el,'b')}}
let ba=()=>ae('[data-e=i]').filter(el=>aK.has(el)),eI=el=>el.name||el.ariaLabel||el.textContent
function aR(E){let ck={}
return E.map(el=>{let name=eI(el)
ck[name]=ck[name]+1||0
return[name,ck[name],el]})}
let cf=(E,[name,n])=>E.find(k=>k[0]==name&&k[1]==n)?.[2],bk=(E,eg,value)=>aR(E).filter(k=>eg.has(k[2])).map(k=>k.with(2,value(k[2]))),bP=()=>bk(ba(),aB,el=>el.value)
function cw(di){for(let cQ of aR(ba())){let el=cQ[2],cT=cf(di,cQ),ai=cf(dj,cQ)
if(cT==null)continue
let ac=el.value
el.value=bd(el)&&ai&&ac?bI(ai,ac,cT):cT
if(ai&&!ac)L(el).sent=[[0,ai]]
aB.add(el)
if(bd(el)||ai!=cT)bt({target:el})}
dj=[]}
function cB(){for(let el of ba()){if(aB.has(el)&&el.hasAttribute('data-fo')&&el!=P())K(el,'b')}}
let cJ=()=>ae('[data-e=t]')
function bX(aZ){for(let k of aR(cJ())){if(cf(aZ,k)==!dL(k[2]))dE(k[2])}}
function dw(el){let es=()=>aR(ae(el?.localName))
let bo=es().find(k=>k[2]==el)
return()=>bi(el)?el:bo&&cf(es(),bo)}
function du(){let el=P(),aP=dw(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eP=aI==el
return()=>{let ag=aP()
aI=eP&&ag
ar(ag)
if(!ag||selectionStart==null)return
ag.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bU=[],am=new WeakSet(),dq=null
function bJ(C){if(!C.isConnected||C.matches(':modal'))return
bU[ae(':modal').length]||=dw(bb()?pressed:P())
C.removeAttribute('open')
am.delete(C)
C.showModal()
C.append(dm,co)}
function cj(C){if(!C)return
am.add(C)
C.close()
aw(C,sent)}
function cl({target}){if(target.open)return
if(!am.has(target))aw(target,K(target,'x'))
aM()}
function aw(C,seq){aj(seq,()=>setTimeout(()=>{if(cs(C)&&!C.open)bJ(C)},300))}
function bE({target,clientX:x,clientY:y}){if(dq!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let bi=el=>el?.offsetWidth&&!el.closest('[inert]'),bb=()=>P()==document.body||!bi(P())
function aM(){let cp=ae(':modal'),dz=bU[cp.length]?.()
let bo=cp.at(-1)||document.body
bo.append(dm,co)
bU.length=cp.length
if(bb()&&bi(dz))ar(dz)}
let eD=new WeakMap()
function dr(page){let dl=P()
let B=dl?.matches('input,textarea')&&bi(dl)
if(B||page.closest('[inert]'))return
if(pressed)eD.set(page,pressed)
ar(page.querySelector('h1[tabindex="-1"]'))}
function dv(page){if(!bb()&&!page.contains(P()))return
let path=CSS.escape(G),cL=[eD.get(page),...ae(`a[href="${path}"]`),...ae('h1[tabindex="-1"]').reverse()]
ar(cL.find(bi))}
let bQ=()=>location.pathname+location.search,V=bQ(),G=V,aA=0,bl=null
function cS(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bL(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function ec(path){G=V
V=path}
function dK(aX,mode,n=1){if(bl)return void bl.push([aX,mode,n])
let to=new URL(aX,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==V)return
aa()
ec(path)
if(mode=='push')history.pushState({d:++aA},'',aX)
else if(mode=='back'&&n<=aA){bl=[[aX,'replace']]
history.go(-n)}else history.replaceState({d:aA},'',aX)}
function eq(){let dR=bl
bl=null
aA=history.state?.d??aA
V=bQ()
for(let bg of dR)dK(...bg)}
function ex(){if(bl)return eq()
let path=bQ()
aA=history.state?.d??aA
if(path==V)return
aa()
ec(path)
ay=bL('p:'+V)||ay
aV(bh())
K(null,'u',V)}
let av=new Map(),bw,dp=key=>ae('[data-key]').find(el=>el.dataset.key==key),bK=()=>ae('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function aa(){cS('s:'+V,JSON.stringify(bK()))}
function bh(){return JSON.parse(bL('s:'+V)||'[]')}
function aW(){for(let[key,[x,y]]of av){let el=dp(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)av.delete(key)}}
function aV(E){for(let[key,bo]of E)av.set(key,bo)
clearTimeout(bw)
bw=setTimeout(()=>{av.clear()
g.className=''},5e3)
g.className='whole'}
let bf=new WeakMap(),ds=q=>q.touches[0]
function dP(el){let box=el.closest('[data-key]')
let cx=box&&getComputedStyle(box).overflowY!='visible'?box:null,da=cx||document
if(!bf.has(da)){let bV={root:cx,rootMargin:'400px',scrollMargin:'400px'}
bf.set(da,new IntersectionObserver(eu,bV))}
return bf.get(da)}
function ee(el){let dX=dP(el)
dX.unobserve(el)
dO.delete(el)
if(el.hasAttribute('data-n'))dX.observe(el)}
let dO=new WeakSet()
function eu(ei,dX){for(let{target,isIntersecting}of ei){if(isIntersecting==dO.has(target))continue
dO[isIntersecting?'add':'delete'](target)
K(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dX.unobserve(target)}}
function ca(bH,bk){if(!bH.hasAttribute('data-ph'))return
if(bk)aT(bH)
if(bH.complete&&bH.currentSrc)aT(bH,bH.naturalWidth?'loaded':'failed')}
function aT(bH,bN){for(let k of['loaded','failed'])bH.toggleAttribute('data-'+k,k==bN)}
function db({target,type}){if(target.matches?.('img[data-ph]'))aT(target,type=='load'?'loaded':'failed')}
let bS=ch({id:'pull',hidden:!0,ariaHidden:!0}),bG=64,M=null,ef={passive:!1}
function touchStarted(q){let box=q.touches.length==1&&q.target.closest('[data-r]')
if(M||!box||box.scrollTop>0||aJ(box,'aria-busy'))return
if(q.target.closest('input,textarea,select,dialog'))return
M={box,from:ds(q),way:0}
box.addEventListener('touchmove',dB,ef)}
function dB(q){if(!M||M.busy)return
let{from}=M,to=ds(q)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!M.way&&dy<Math.abs(dx))return bp()
if(q.cancelable)q.preventDefault()
M.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bB(M.way)}
function bB(way){bS.hidden=!way
bS.style.transform=`translateY(${way}px)`
bS.style.opacity=Math.min(1,way/bG)
bS.toggleAttribute('data-ready',way>=bG)}
function dk(){if(!M||M.busy)return
let{box,way}=M
if(way<bG)return bp()
M.busy=!0
bB(bG)
bS.dataset.busy=''
aj(K(box,'r'),()=>bu(box))}
function bu(box){if(M?.busy&&M.box==box&&!aJ(box,'aria-busy'))bp()}
function bp(){M?.box.removeEventListener('touchmove',dB)
M=null
delete bS.dataset.busy
bB(0)}
let D=(target,cX,ad,bV)=>cX.split(' ').forEach(name=>target.addEventListener(name,ad,bV))
D(g,'click',eh)
D(g,'keydown',eH)
D(g,'input',bt)
D(g,'beforeinput input',ek)
D(g,'compositionend',dJ)
D(g,'change',dT)
D(g,'focusin focusout',cR)
D(g,'close',cl,!0)
D(g,'z',({target,detail})=>K(target,...detail))
D(g,'load error',db,!0)
D(g,'touchstart',touchStarted,{passive:!0})
D(g,'touchend',dk)
D(g,'touchcancel',()=>M?.busy||bp())
D(g,'wheel touchmove keydown',()=>av.clear(),{passive:!0})
D(document,'pointerdown',({target})=>{dq=target
if(Q&&!Q.contains(target)&&!H.contains(target))X()})
D(window,'popstate',ex)
D(window,'online',()=>dU(0))
D(window,'languagechange',ak)
for(let eK of[cO,cK,...eE])D(eK,'change',ak)
D(document,'visibilitychange',()=>{if(document.hidden)aa()
else dU(25e3)
if(O)K(null,'v',+!document.hidden)})
D(window,'pagehide',()=>{aa()
cP()
O=!1})
D(window,'pageshow',q=>q.persisted&&dU(0))
setInterval(()=>{if(J&&az()-ai>(O?45e3:1e4)){cP()
et()}},5e3)
aA=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eG=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eG){ay=bL('p:'+V)
aV(bh())}
Y=aN(g,1)!=+g.dataset.count+1
if(Y)aQ.push(az())
cW(g,1)
for(let ad of be)ad()
if(av.size)aW()
for(let el of ba())if(el.value!=el.defaultValue)bt({target:el})
bR()
})()
