(()=>{'use strict'
let g=document.getElementById('root')
let V=new Map([[0,g]])
let aA=new WeakMap([[g,0]])
let bZ=el=>aA.get(el)
let ap=()=>performance.now()
let Q=()=>document.activeElement
let ag=el=>el?.focus({preventScroll:!0})
let az=(el,name)=>el.getAttribute(name)=='true'
let ao=(bo,top=g)=>[...top.querySelectorAll(bo)]
function dt(el,D){
V.set(D,el)
aA.set(el,D)
}
function aC(top,D){
for(let el of ao('*',top))dt(el,D++)
return D
}
function cW(el){
for(let q of[el,...ao('*',el)]){
let D=aA.get(q)
aA.delete(q)
if(V.get(D)===q)V.delete(D)
}
}
function at(D){
let el=V.get(D)
if(!el)throw Error('no element '+D)
return el
}
function bP(aP,aj){
let aJ=document.createElement('template')
let svg=aj.namespaceURI.endsWith('svg')
aJ.innerHTML=svg?`<svg>${aP}</svg>`:aP
return svg?aJ.content.firstChild:aJ.content
}
function S(el,name,value){
if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)
}
let aQ=[]
let aU,gone
let ck='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cz(el,dY){
let dv=ao(ck,el)
if(el.matches(ck))dv.unshift(el)
for(let q of dv){
if(q.hasAttribute('data-n'))dD(q)
bG(q)
cK(q)
if(q.hasAttribute('data-m'))aQ.push(()=>bu(q))
if(dY)continue
if(q.autofocus)aQ.push(()=>q.focus())
if(q.matches('.page'))aU=q
}
}
let cC={
__proto__:null,t(id,ae){
let el=at(id),cB=el.firstChild
if(cB&&cB.nodeType==3&&!cB.nextSibling&&ae)cB.data=ae
else el.textContent=ae
},a(id,name,value){
let el=at(id),av=aG.get(el)
if(av&&av.name==name)return void(av.value=value)
S(el,name,value)
if(name=='data-n')dD(el)
else if(name=='src')bG(el,1)
else if(name=='aria-busy')bg(el)
else if(name=='aria-checked')cK(el.parentNode)
},i(aj,Z,aP,aW){
let dO=at(aj),aH=Z?at(Z):null
let bQ=bP(aP,dO),dZ=[...bQ.children]
aC(bQ,aW)
while(bQ.firstChild)dO.insertBefore(bQ.firstChild,aH)
for(let el of dZ)cz(el)
ab?.entered.push(...dZ)
},m(aj,id,Z){
at(aj).insertBefore(at(id),Z?at(Z):null)
},r(id){
let el=at(id)
if(el.matches('.page'))gone=el
for(let k of el.matches('dialog')?[el]:ao('dialog',el)){
k.close()
aQ.push(()=>bj(k))
}
cW(el)
if(!ei(el))el.remove()
},v(id,value,seq){
let el=at(id),ai=P.get(el)
if(ai&&(ai.composing||X.has(el)||ai.seq>seq))return
P.delete(el)
dc(el,value)
},c(ep){
let be=cL()
for(let dq of ep.split('\n')){
if(!dq.trim())continue
try{
be.insertRule(dq,be.cssRules.length)
}catch(aD){
console.warn(dq,aD)
}
}
},u(aB,bX,n){
dk(aB,bX,n)
},T(bf){
document.title=bf
},s(ae){
an=ae
cv('p:'+W,ae)
},f(id){
let el=at(id)
aQ.push(()=>el.focus())
},l(ae){
et(ae)
},h(aP,br,bf,aB){
cJ(aP,br)
if(bf!=null)document.title=bf
if(aB)dk(aB,'replace')
},o(href){
let aB=new URL(href,location)
if(/^https?:$/.test(aB.protocol))open(aB,'_blank','noopener,noreferrer')
},}
function cL(){
return document.getElementById('rules').sheet
}
function es(batch){
aQ=[]
aU=gone=null
for(let[name,...cd]of batch)cC[name]?.(...cd)
if(aU)cU(aU)
else if(gone)cY(gone)
for(let U of aQ)U()
if(ak.size)aL()
}
function cJ(aP,br){
let cN=bz(),aN=aV(cm(),aG,dl),em=cX()
R()
aK(bv())
cW(g)
dt(g,0)
aG.clear()
P.clear()
X.clear()
N()
g.replaceChildren(bP(aP,g))
if(aC(g,1)!=br+1)throw Error('count differs')
cz(g,1)
aQ.push(()=>{
ce(cN)
bF(aN)
em()
})
}
function cs(cI){
let el=Object.assign(document.createElement('div'),cI)
document.body.append(el)
return el
}
let dm=cs({id:'live',role:'status',ariaLive:'polite',className:'sr'})
function et(ae){
dm.textContent=''
setTimeout(()=>(dm.textContent=ae),50)
}
let cn=matchMedia('(prefers-reduced-motion: reduce)')
let easing='cubic-bezier(.2,.7,.2,1)'
let ab=null
let dX={
'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aM(el,cj){
let L={},side=document.dir=='rtl'?-100:100
let cA=cj&&el.dataset.trOut||el.dataset.tr||(ab.page&&el.matches('.page')?'trailing':'')
for(let name of cA.split(' ')){
let bR=/trailing/.test(name)||(name=='slide'&&cj)?side:-side
if(name=='opacity')L.opacity=0
else if(name)L.transform=dX[name]||`translateX(${bR}%)`
}
return Object.keys(L).length&&L
}
function bK(batch,M){
if(cn.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ab={duration:M.a||300,boxes,exits,entered:[],page:M.n}
for(let[name,aW,second]of batch){
if(!'imr'.includes(name))continue
let el=V.get(name=='m'?second:aW)
if(name=='r'&&el&&aM(el,1)){
exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])
}
for(let aj of[V.get(aW),el?.parentNode]){
for(let cp of aj?.children||[]){
if(!boxes.has(cp)&&boxes.size<400)boxes.set(cp,cp.getBoundingClientRect())
}
}
}
}
function ei(el){
let box=ab?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(F=>F+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dT=el.animate([{},aM(el,1)],{duration:ab.duration,easing,fill:'forwards'})
dT.onfinish=dT.oncancel=()=>el.remove()
return!0
}
function cG(){
let{duration,boxes,exits,entered}=ab
for(let el of entered){
let L=aM(el)
if(L)el.animate([L,{}],{duration,easing})
}
for(let[el,old]of boxes){
if(!el.isConnected||exits.has(el))continue
let ac=el.getBoundingClientRect()
let x=old.left-ac.left,y=old.top-ac.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})
}
}
function dh(batch,M,U,bm){
if(M.z&&document.startViewTransition&&!cn.matches&&!document.hidden){
return ed(M.z,U,bm)
}
if(M.a||M.n)bK(batch,M)
try{
U()
if(ab)cG()
}finally{
ab=null
}
bm()
}
function ed(name,U,bm){
let bo=`[data-zoom="${CSS.escape(name)}"]`
let bn=()=>ao(bo).filter(el=>!el.closest('[inert]')).pop()
let cg=bn()
let cy=value=>cg&&(cg.style.viewTransitionName=value)
cy('zoom')
document.startViewTransition(()=>{
cy('')
ci(()=>{
U()
cg=bn()
cy('zoom')
bm()
})
}).finished.finally(()=>cy(''))
}
let E=null,I=!1,bd=0,bO=0,ax=0,retry,cb=!1
let dB=g.dataset.session,an=null
let G=0,cM=0,bL=0
let bc=[]
let am=[]
let df=0,saying
let aZ=[],aY=!1
let O=!1,aE=[],cO=[]
function cH(L){
E.send(JSON.stringify(L))
df=0
clearTimeout(saying)
saying=0
}
function J(el,bW,value){
let D=el?bZ(el):0
if(!(D>=0)||cb)return 0
if(bW!='i'&&X.size)bk()
let j=[++cM,D,bW]
if(value!==undefined)j.push(value)
bc.push(j)
if(I)bH(j)
return cM
}
function bH([seq,...cd]){
cH([seq,G,...cd])
}
let Y=(seq,U)=>am.push([seq,U])
function bC(){
clearTimeout(retry)
if(E||cb)return
bO=ap()
aw()
let ws=(E=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==E&&dw()
ws.onmessage=j=>ws==E&&dI(j.data)
ws.onclose=j=>ws==E&&dQ(j.code)
}
function dw(){
let aW=!bd&&!O
cO=aW?[]:bz()
cH([0,G,0,'hello',{
s:dB,u:W,p:an,f:O?1:0,e:bh(),i:cO,}])
}
function dQ(dj){
let ac=ap()
if(I&&ac-bd>5000)ax=0
I=!1
E=null
aZ=[]
aw()
if(dj==4001)cb=!0
else if(dj==4003)bx()
else bI(ax++?Math.min(8000,250*2**(ax-1))*(0.75+Math.random()/2):0)
}
function bI(bN){
clearTimeout(retry)
retry=setTimeout(bC,bN)
}
function cr(){
let ws=E
if(ws){
E=null
ws.close()
}
}
function ds(dJ){
if(I&&ap()-bO<dJ)return
cr()
I=!1
ax=0
bC()
}
function di(aD){
console.error(aD)
let ac=ap()
let bN=Math.max(0,aE.at(-3)+60000-ac||0)
aE.push(ac+bN)
O=!0
I=aY=!1
aZ=[]
cr()
aw()
bI(bN)
}
function ci(U){
try{
U()
}catch(aD){
di(aD)
}
}
function dI(ae){
bO=ap()
ci(()=>{
let L=JSON.parse(ae)
if(L.length)aZ.push(L)
cl()
})
}
function cl(){
while(aZ.length&&!aY)eo(aZ.shift())
}
function eo([seq,ack,batch,M={}]){
let from=E
let bm=()=>{
if(seq>G){
G=seq
er()
}
dW(ack)
if(!I&&from==E)dK()
}
if(M.fresh)dd(batch,M)
if(!seq||seq<=G)return bm()
if(seq>G+1)throw Error(`batch ${seq} after ${G}`)
aY=!0
dh(batch,M,()=>es(batch),()=>{
bm()
aY=!1
if(aZ.length)cl()
})
}
function dd(batch,M){
G=cM=bL=0
bc=[]
am=[]
if(M.s)dB=M.s
let be=cL()
if(batch.some(op=>op[0]=='c'))while(be.cssRules.length)be.deleteRule(0)
}
function dK(){
I=!0
O=!1
bd=ap()
bl=clearTimeout(bl)
dM.hidden=!0
bc.forEach(bH)
if(document.hidden)J(null,'v',0)
}
function dW(ack){
if(ack<=bL)return
bL=ack
while(bc.length&&bc[0][0]<=ack)bc.shift()
while(am.length&&am[0][0]<=ack)am.shift()[1]()
if(X.size)bk(ack)
}
function er(){
if(++df>=10)cH([0,G])
else saying||=setTimeout(()=>I&&cH([0,G]),2000)
}
let dM=cs({id:'offline',role:'status',hidden:!0})
let bl
function aw(){
bl||=setTimeout(()=>{
dM.hidden=!1
dM.textContent=g.dataset.offline
},1000)
}
function bx(){
cb=!0
if(Date.now()-bw('reloaded')<30000)return
cv('reloaded',Date.now())
location.reload()
}
let cq=matchMedia('(prefers-color-scheme: dark)')
let ec=[600,1000].map(width=>matchMedia(`(min-width:${width}px)`))
function bh(){
let ac={
tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cq.matches?'dark':'light',w:innerWidth,motion:+cn.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ac.scheme}.${ac.w}.${ac.tz}; path=/; max-age=31536000; SameSite=Strict`
return ac
}
let aa=()=>{
let ac=bh()
if(I)J(null,'e',ac)
}
let aG=new Map()
let pressed=null
function cR(el,name,value,seq){
let av=aG.get(el)
if(av)av.seq=seq
else aG.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Y(seq,()=>{
let av=aG.get(el)
if(!av||av.seq!=seq)return
aG.delete(el)
S(el,name,av.value)
if(name=='aria-checked')cK(el.parentNode)
})
}
let bJ=el=>el.ariaPressed?'aria-pressed':'aria-checked'
let dl=el=>az(el,bJ(el))
function de(el){
let dg=!dl(el)
cR(el,bJ(el),dg,J(el,'t',dg))
}
let cc=af=>ao('[role=radio]',af)
function dS(au){
let af=au.closest('[role=radiogroup][data-e=p]')
if(!af||az(au,'aria-checked'))return
let seq=J(af,'p',au.dataset.v)
for(let q of cc(af))cR(q,'aria-checked',q==au,seq)
cK(af)
}
function cK(af){
if(af.role!='radiogroup')return
let B=cc(af)
let aN=B.find(q=>az(q,'aria-checked'))||B[0]
for(let q of B)q.tabIndex=q==aN?0:-1
}
let bY=j=>j.metaKey||j.ctrlKey||j.altKey
let da='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dG(j){
let el=j.target.closest(da)
if(!el)return bq(j)
let cx=el.localName=='a'
if(cx&&(j.button||bY(j)||j.shiftKey))return
if(el.hasAttribute('data-out'))return
if(cb||(cx&&!bd&&ax>2))return cx||bx()
if(cx)j.preventDefault()
if(az(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return ch(el)
let bW=el.dataset.e
pressed=el
if(K&&K.contains(el)){
pressed=C
N(1)
}
if(bW=='t')de(el)
else if(bW=='c'||el.hasAttribute('data-back')){
el.dataset.w=''
Y(J(el,'c'),()=>delete el.dataset.w)
}
else if(el.role=='radio')dS(el)
if(el.hasAttribute('data-d'))bS(el.closest('dialog'))
}
let K=null,C=null
let dz=()=>ao('[role^=menuitem]:not([disabled])',K)
function ch(ah){
let dV=ah==C
N(dV)
dV||ca(ah)
}
function ca(ah,en){
let B=ah.nextElementSibling
if(B?.role!='menu')return
K=B
C=ah
K.hidden=!1
ah.ariaExpanded=!0
ag(dz().at(en?-1:0))
}
function N(ar){
if(!K)return
let dN=ar||K.contains(Q())
K.hidden=!0
C.ariaExpanded=!1
if(dN)ag(C)
K=C=null
}
let ek={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eg(j){
let{key,target}=j
if(bY(j)||j.isComposing)return
let aS=ek[key]
if(document.dir=='rtl'&&/t$/.test(key))aS=-aS
if(K&&(K.contains(target)||target==C)){
let B=dz(),ef=B.indexOf(target)
if(key=='Escape')N(1)
else if(key=='Home')B[0]?.focus()
else if(key=='End')B.at(-1)?.focus()
else if(/Up|Down/.test(key))B.at((ef+aS)%B.length)?.focus()
else return void(key=='Tab'&&N(1))
}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))ca(target,aS<0)
else if(target.matches('[role=radio]')&&aS){
let B=cc(target.closest('[role=radiogroup]'))
let aH=B.at((B.indexOf(target)+aS)%B.length)
aH.focus()
dS(aH)
}else if(key=='Enter'&&target.matches('input[data-s]')&&j.keyCode!=229){
J(target,'s',target.value)
}else if(key==' '&&target.matches('a[role]'))target.click()
else return
j.preventDefault()
}
let P=new Map()
let X=new Set()
function dC(j){
let el=j.target
if(el.dataset.e!='i')return
let ai=P.get(el)||{seq:0}
P.set(el,ai)
ai.composing=j.isComposing
if(ai.seq>bL)X.add(el)
else ai.seq=J(el,'i',el.value)
}
function bk(ack){
for(let el of X){
let ai=P.get(el)
if(ai.seq>ack)continue
X.delete(el)
ai.seq=J(el,'i',el.value)
}
}
function dr(j){
let el=j.target
if(el.localName!='select'||el.dataset.e!='p')return
P.set(el,{seq:J(el,'p',el.value)})
}
function dc(el,value){
if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==Q()&&selectionStart!=null){
el.setSelectionRange(selectionStart,selectionEnd)
}
}
let ay=null
function cu(j){
let el=j.target
if(!el.hasAttribute('data-fo'))return
if(j.type=='focusin'){
if(ay==el)return
ay=el
J(el,'f')
}else if(Q()!=el){
ay=null
J(el,'b')
}
}
let bV=()=>ao('[data-e=i]').filter(el=>aA.has(el))
let eh=el=>el.name||el.ariaLabel||el.textContent
function aF(B){
let bT={}
return B.map(el=>{
let name=eh(el)
bT[name]=bT[name]+1||0
return[name,bT[name],el]
})
}
let bM=(B,[name,n])=>B.find(q=>q[0]==name&&q[1]==n)?.[2]
let aV=(B,dF,value)=>aF(B).filter(q=>dF.has(q[2])).map(q=>q.with(2,value(q[2])))
let bz=()=>aV(bV(),P,el=>el.value)
function ce(cN){
for(let ct of aF(bV())){
let el=ct[2],cw=bM(cN,ct)
if(cw==null)continue
el.value=cw
P.set(el,{seq:bM(cO,ct)==cw?0:J(el,'i',cw)})
}
cO=[]
}
let cm=()=>ao('[data-e=t]')
function bF(aN){
for(let q of aF(cm())){
if(bM(aN,q)==!dl(q[2]))de(q[2])
}
}
function cX(){
let el=Q()
if(!g.contains(el))return()=>{}
let dP=()=>aF(ao(el.localName))
let cF=dP().find(q=>q[2]==el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eq=ay==el
return()=>{
let aH=bM(dP(),cF)
ay=eq&&aH
ag(aH)
if(!aH||selectionStart==null)return
aH.setSelectionRange(selectionStart,selectionEnd,selectionDirection)
}
}
let ba=new WeakMap()
let ad=new WeakSet()
let cT=null
function bu(k){
if(!k.isConnected||k.open&&ba.has(k))return
ba.set(k,aO()?pressed:Q())
k.removeAttribute('open')
ad.delete(k)
k.showModal()
}
function bS(k){
if(!k)return
ad.add(k)
k.close()
al(k,cM)
}
function bU({target}){
if(target.open)return
if(!ad.has(target))al(target,J(target,'x'))
bj(target)
}
function al(k,seq){
Y(seq,()=>setTimeout(()=>{
if(bZ(k)&&!k.open)bu(k)
},300))
}
function bq({target,clientX:x,clientY:y}){
if(cT!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()
}
let bA=el=>el?.isConnected&&!el.closest('[inert]')
let aO=()=>Q()==document.body||!bA(Q())
function bj(k){
let cZ=ba.get(k)
ba.delete(k)
if(aO()&&bA(cZ))ag(cZ)
}
let eb=new WeakMap()
function cU(page){
let cQ=Q()
let ea=cQ?.matches('input,textarea')&&bA(cQ)
if(ea||page.closest('[inert]'))return
if(pressed)eb.set(page,pressed)
ag(page.querySelector('h1[tabindex="-1"]'))
}
function cY(page){
if(!aO()&&!page.contains(Q()))return
let path=CSS.escape(Z)
let co=[eb.get(page),...ao(`a[href="${path}"]`),...ao('h1[tabindex="-1"]').reverse()]
ag(co.find(bA))
}
let bB=()=>location.pathname+location.search
let W=bB()
let Z=W
let aq=0
let aX=null
function cv(key,value){
try{
sessionStorage.setItem('tapas.'+key,value)
}catch{}
}
function bw(key){
try{
return sessionStorage.getItem('tapas.'+key)
}catch{
return null
}
}
function dA(path){
Z=W
W=path
}
function dk(aB,bX,n=1){
if(aX)return void aX.push([aB,bX,n])
let to=new URL(aB,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==W)return
R()
dA(path)
if(bX=='push')history.pushState({d:++aq},'',aB)
else if(bX=='back'&&n<=aq){
aX=[[aB,'replace']]
history.go(-n)
}else history.replaceState({d:aq},'',aB)
}
function dL(){
let cd=aX
aX=null
aq=history.state?.d??aq
W=bB()
for(let aS of cd)dk(...aS)
}
function dU(){
if(aX)return dL()
let path=bB()
aq=history.state?.d??aq
if(path==W)return
R()
dA(path)
an=bw('p:'+W)||an
aK(aT())
J(null,'u',W)
}
let ak=new Map()
let bi
let cS=key=>ao('[data-key]').find(el=>el.dataset.key==key)
let bv=()=>ao('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function R(){
cv('s:'+W,JSON.stringify(bv()))
}
function aT(){
return JSON.parse(bw('s:'+W)||'[]')
}
function aL(){
for(let[key,[x,y]]of ak){
let el=cS(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)ak.delete(key)
}
}
function aK(B){
for(let[key,cF]of B)ak.set(key,cF)
clearTimeout(bi)
bi=setTimeout(()=>{
ak.clear()
g.className=''
},5000)
g.className='whole'
}
let aR=new WeakMap()
let cV=j=>j.touches[0]
function dp(el){
let box=el.closest('[data-key]')
let cf=box&&getComputedStyle(box).overflowY!='visible'?box:null
let cD=cf||document
if(!aR.has(cD)){
let bE={root:cf,rootMargin:'600px',scrollMargin:'600px'}
aR.set(cD,new IntersectionObserver(dR,bE))
}
return aR.get(cD)
}
function dD(el){
let du=dp(el)
du.unobserve(el)
dn.delete(el)
if(el.hasAttribute('data-n'))du.observe(el)
}
let dn=new WeakSet()
function dR(dH,du){
for(let{target,isIntersecting}of dH){
if(isIntersecting==dn.has(target))continue
dn[isIntersecting?'add':'delete'](target)
J(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')du.unobserve(target)
}
}
function bG(bt,aV){
if(!bt.hasAttribute('data-ph'))return
if(aV)aI(bt)
if(bt.complete&&bt.currentSrc)aI(bt,bt.naturalWidth?'loaded':'failed')
}
function aI(bt,by){
for(let q of['loaded','failed'])bt.toggleAttribute('data-'+q,q==by)
}
function cE({target,type}){
if(target.matches?.('img[data-ph]'))aI(target,type=='load'?'loaded':'failed')
}
let bD=cs({id:'pull',hidden:!0,ariaHidden:!0})
let bs=64
let H=null
let dE={passive:!1}
function touchStarted(j){
let box=j.touches.length==1&&j.target.closest('[data-r]')
if(H||!box||box.scrollTop>0||az(box,'aria-busy'))return
if(j.target.closest('input,textarea,select,dialog'))return
H={box,from:cV(j),way:0}
box.addEventListener('touchmove',db,dE)
}
function db(j){
if(!H||H.busy)return
let{from}=H,to=cV(j)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!H.way&&dy<Math.abs(dx))return bb()
if(j.cancelable)j.preventDefault()
H.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bp(H.way)
}
function bp(way){
bD.hidden=!way
bD.style.transform=`translateY(${way}px)`
bD.style.opacity=Math.min(1,way/bs)
bD.toggleAttribute('data-ready',way>=bs)
}
function cP(){
if(!H||H.busy)return
let{box,way}=H
if(way<bs)return bb()
H.busy=!0
bp(bs)
bD.dataset.busy=''
Y(J(box,'r'),()=>bg(box))
}
function bg(box){
if(H?.busy&&H.box==box&&!az(box,'aria-busy'))bb()
}
function bb(){
H?.box.removeEventListener('touchmove',db)
H=null
delete bD.dataset.busy
bp(0)
}
let A=(target,cA,U,bE)=>cA.split(' ').forEach(name=>target.addEventListener(name,U,bE))
A(g,'click',dG)
A(g,'keydown',eg)
A(g,'input',dC)
A(g,'compositionend',({target})=>P.has(target)&&(P.get(target).composing=!1))
A(g,'change',dr)
A(g,'focusin focusout',cu)
A(g,'close',bU,!0)
A(g,'load error',cE,!0)
A(g,'touchstart',touchStarted,{passive:!0})
A(g,'touchend',cP)
A(g,'touchcancel',()=>H?.busy||bb())
A(g,'wheel touchmove keydown',()=>ak.clear(),{passive:!0})
A(document,'pointerdown',({target})=>{
cT=target
if(K&&!K.contains(target)&&!C.contains(target))N()
})
A(window,'popstate',dU)
A(window,'online',()=>ds(0))
A(window,'languagechange',aa)
for(let ej of[cq,cn,...ec])A(ej,'change',aa)
A(document,'visibilitychange',()=>{
if(document.hidden)R()
else ds(25000)
if(I)J(null,'v',+!document.hidden)
})
A(window,'pagehide',()=>{
R()
cr()
I=!1
})
A(window,'pageshow',j=>j.persisted&&ds(0))
setInterval(()=>{
if(E&&ap()-bO>(I?45000:10000)){
cr()
dQ()
}
},5000)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let ee=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(ee){
an=bw('p:'+W)
aK(aT())
}
O=aC(g,1)!=+g.dataset.count+1
if(O)aE.push(ap())
cz(g,1)
for(let U of aQ)U()
if(ak.size)aL()
for(let el of bV())if(el.value!=el.defaultValue)dC({target:el})
bC()
})()
