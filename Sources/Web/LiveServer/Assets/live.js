(()=>{'use strict'
let g=document.getElementById('root')
let W=new Map([[0,g]])
let aB=new WeakMap([[g,0]])
let bZ=el=>aB.get(el)
let ap=()=>performance.now()
let R=()=>document.activeElement
let ag=el=>el?.focus({preventScroll:!0})
let aA=(el,name)=>el.getAttribute(name)=='true'
let ao=(bo,top=g)=>[...top.querySelectorAll(bo)]
function dt(el,E){
W.set(E,el)
aB.set(el,E)
}
function aD(top,E){
for(let el of ao('*',top))dt(el,E++)
return E
}
function cW(el){
for(let A of[el,...ao('*',el)]){
let E=aB.get(A)
aB.delete(A)
if(W.get(E)===A)W.delete(E)
}
}
function at(E){
let el=W.get(E)
if(!el)throw Error('no element '+E)
return el
}
function bQ(aQ,aj){
let aK=document.createElement('template')
let svg=aj.namespaceURI.endsWith('svg')
aK.innerHTML=svg?`<svg>${aQ}</svg>`:aQ
return svg?aK.content.firstChild:aK.content
}
function U(el,name,value){
if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)
}
let aR=[]
let aV,gone
let ck='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cz(el,dY){
let dv=ao(ck,el)
if(el.matches(ck))dv.unshift(el)
for(let A of dv){
if(A.hasAttribute('data-n'))dD(A)
bH(A)
cK(A)
if(A.hasAttribute('data-m'))aR.push(()=>bu(A))
if(dY)continue
if(A.autofocus)aR.push(()=>A.focus())
if(A.matches('.page'))aV=A
}
}
let cC={
__proto__:null,t(id,ax){
let el=at(id),cB=el.firstChild
if(cB&&cB.nodeType==3&&!cB.nextSibling&&ax)cB.data=ax
else el.textContent=ax
},a(id,name,value){
let el=at(id),av=aH.get(el)
if(av&&av.name==name)return void(av.value=value)
U(el,name,value)
if(name=='data-n')dD(el)
else if(name=='src')bH(el,1)
else if(name=='aria-busy')bg(el)
else if(name=='aria-checked')cK(el.parentNode)
},i(aj,aa,aQ,aX){
let dO=at(aj),aI=aa?at(aa):null
let bR=bQ(aQ,dO),dZ=[...bR.children]
aD(bR,aX)
while(bR.firstChild)dO.insertBefore(bR.firstChild,aI)
for(let el of dZ)cz(el)
ac?.entered.push(...dZ)
},m(aj,id,aa){
at(aj).insertBefore(at(id),aa?at(aa):null)
},r(id){
let el=at(id)
if(el.matches('.page'))gone=el
for(let q of el.matches('dialog')?[el]:ao('dialog',el)){
q.close()
aR.push(()=>bj(q))
}
cW(el)
if(!ei(el))el.remove()
},v(id,value,seq){
let el=at(id),ai=Q.get(el)
if(ai&&(ai.composing||Y.has(el)||ai.seq>seq))return
Q.delete(el)
dc(el,value)
},c(ep){
let bf=cL()
for(let dq of ep.split('\n')){
if(!dq.trim())continue
try{
bf.insertRule(dq,bf.cssRules.length)
}catch(aE){
console.warn(dq,aE)
}
}
},u:dk,T(bz){
document.title=bz
},s(ax){
an=ax
cv('p:'+X,ax)
},f(id){
let el=at(id)
aR.push(()=>el.focus())
},l:et,j(aC){
import(aC)
},h(aQ,br,bz,aC){
cJ(aQ,br)
document.title=bz
if(aC)dk(aC,'replace')
},o(href){
let aC=new URL(href,location)
if(/^https?:$/.test(aC.protocol))open(aC,'_blank','noopener,noreferrer')
},}
function cL(){
return document.getElementById('rules').sheet
}
function es(batch){
aR=[]
aV=gone=null
for(let[name,...cd]of batch)cC[name]?.(...cd)
if(aV)cU(aV)
else if(gone)cY(gone)
for(let V of aR)V()
if(ak.size)aM()
}
function cJ(aQ,br){
let cN=bA(),aO=aW(cm(),aH,dl),em=cX()
S()
aL(bv())
cW(g)
dt(g,0)
aH.clear()
Q.clear()
Y.clear()
O()
g.replaceChildren(bQ(aQ,g))
if(aD(g,1)!=br+1)throw Error('count differs')
cz(g,1)
aR.push(()=>{
ce(cN)
bG(aO)
em()
})
}
function cs(cI){
let el=Object.assign(document.createElement('div'),cI)
document.body.append(el)
return el
}
let dm=cs({id:'live',role:'status',ariaLive:'polite',className:'sr'})
function et(ax){
dm.textContent=''
setTimeout(()=>(dm.textContent=ax),50)
}
let cn=matchMedia('(prefers-reduced-motion: reduce)')
let easing='cubic-bezier(.2,.7,.2,1)'
let ac=null
let dX={
'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aN(el,cj){
let M={},side=document.dir=='rtl'?-100:100
let cA=cj&&el.dataset.trOut||el.dataset.tr||(ac.page&&el.matches('.page')?'trailing':'')
for(let name of cA.split(' ')){
let bS=/trailing/.test(name)||(name=='slide'&&cj)?side:-side
if(name=='opacity')M.opacity=0
else if(name)M.transform=dX[name]||`translateX(${bS}%)`
}
return Object.keys(M).length&&M
}
function bL(batch,N){
if(cn.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ac={duration:N.a||300,boxes,exits,entered:[],page:N.n}
for(let[name,aX,second]of batch){
if(!'imr'.includes(name))continue
let el=W.get(name=='m'?second:aX)
if(name=='r'&&el&&aN(el,1)){
exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])
}
for(let aj of[W.get(aX),el?.parentNode]){
for(let cp of aj?.children||[]){
if(!boxes.has(cp)&&boxes.size<400)boxes.set(cp,cp.getBoundingClientRect())
}
}
}
}
function ei(el){
let box=ac?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(G=>G+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dT=el.animate([{},aN(el,1)],{duration:ac.duration,easing,fill:'forwards'})
dT.onfinish=dT.oncancel=()=>el.remove()
return!0
}
function cG(){
let{duration,boxes,exits,entered}=ac
for(let el of entered){
let M=aN(el)
if(M)el.animate([M,{}],{duration,easing})
}
for(let[el,old]of boxes){
if(!el.isConnected||exits.has(el))continue
let ad=el.getBoundingClientRect()
let x=old.left-ad.left,y=old.top-ad.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})
}
}
function dh(batch,N,V,bm){
if(N.z&&document.startViewTransition&&!cn.matches&&!document.hidden){
return ed(N.z,V,bm)
}
if(N.a||N.n)bL(batch,N)
try{
V()
if(ac)cG()
}finally{
ac=null
}
bm()
}
function ed(name,V,bm){
let bo=`[data-zoom="${CSS.escape(name)}"]`
let bn=()=>ao(bo).filter(el=>!el.closest('[inert]')).pop()
let cg=bn()
let cy=value=>cg&&(cg.style.viewTransitionName=value)
cy('zoom')
document.startViewTransition(()=>{
cy('')
ci(()=>{
V()
cg=bn()
cy('zoom')
bm()
})
}).finished.finally(()=>cy(''))
}
let F=null,K=!1,be=0,bP=0,ay=0,retry,cb=!1
let dB=g.dataset.session,an=null
let H=0,cM=0,bM=0
let bd=[]
let am=[]
let df=0,saying
let ba=[],aZ=!1
let P=!1,aF=[],cO=[]
function cH(M){
F.send(JSON.stringify(M))
df=0
clearTimeout(saying)
saying=0
}
function I(el,bX,value){
let E=el?bZ(el):0
if(!(E>=0)||cb)return 0
if(bX!='i'&&Y.size)bk()
let k=[++cM,E,bX]
if(value!==undefined)k.push(value)
bd.push(k)
if(K)bI(k)
return cM
}
function bI([seq,...cd]){
cH([seq,H,...cd])
}
let Z=(seq,V)=>am.push([seq,V])
function bD(){
clearTimeout(retry)
if(F||cb)return
bP=ap()
aw()
let ws=(F=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==F&&dw()
ws.onmessage=k=>ws==F&&dI(k.data)
ws.onclose=k=>ws==F&&dQ(k.code)
}
function dw(){
let aX=!be&&!P
cO=aX?[]:bA()
cH([0,H,0,'hello',{
s:dB,u:X,p:an,f:P?1:0,e:bh(),i:cO,}])
}
function dQ(dj){
let ad=ap()
if(K&&ad-be>5000)ay=0
K=!1
F=null
ba=[]
aw()
if(dj==4001)cb=!0
else if(dj==4003)bx()
else bJ(ay++?Math.min(8000,250*2**(ay-1))*(0.75+Math.random()/2):0)
}
function bJ(bO){
clearTimeout(retry)
retry=setTimeout(bD,bO)
}
function cr(){
let ws=F
if(ws){
F=null
ws.close()
}
}
function ds(dJ){
if(K&&ap()-bP<dJ)return
cr()
K=!1
ay=0
bD()
}
function di(aE){
console.error(aE)
let ad=ap()
let bO=Math.max(0,aF.at(-3)+60000-ad||0)
aF.push(ad+bO)
P=!0
K=aZ=!1
ba=[]
cr()
aw()
bJ(bO)
}
function ci(V){
try{
V()
}catch(aE){
di(aE)
}
}
function dI(ax){
bP=ap()
ci(()=>{
let M=JSON.parse(ax)
if(M.length)ba.push(M)
cl()
})
}
function cl(){
while(ba.length&&!aZ)eo(ba.shift())
}
function eo([seq,ack,batch,N={}]){
let from=F
let bm=()=>{
if(seq>H){
H=seq
er()
}
dW(ack)
if(!K&&from==F)dK()
}
if(N.fresh)dd(batch,N)
if(!seq||seq<=H)return bm()
if(seq>H+1)throw Error(`batch ${seq} after ${H}`)
aZ=!0
dh(batch,N,()=>es(batch),()=>{
bm()
aZ=!1
if(ba.length)cl()
})
}
function dd(batch,N){
H=cM=bM=0
bd=[]
am=[]
if(N.s)dB=N.s
let bf=cL()
if(batch.some(op=>op[0]=='c'))while(bf.cssRules.length)bf.deleteRule(0)
}
function dK(){
K=!0
P=!1
be=ap()
bl=clearTimeout(bl)
dM.hidden=!0
bd.forEach(bI)
if(document.hidden)I(null,'v',0)
}
function dW(ack){
if(ack<=bM)return
bM=ack
while(bd.length&&bd[0][0]<=ack)bd.shift()
while(am.length&&am[0][0]<=ack)am.shift()[1]()
if(Y.size)bk(ack)
}
function er(){
if(++df>=10)cH([0,H])
else saying||=setTimeout(()=>K&&cH([0,H]),2000)
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
let ad={
tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cq.matches?'dark':'light',w:innerWidth,motion:+cn.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ad.scheme}.${ad.w}.${ad.tz}; path=/; max-age=31536000; SameSite=Strict`
return ad
}
let ab=()=>{
let ad=bh()
if(K)I(null,'e',ad)
}
let aH=new Map()
let pressed=null
function cR(el,name,value,seq){
let av=aH.get(el)
if(av)av.seq=seq
else aH.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Z(seq,()=>{
let av=aH.get(el)
if(!av||av.seq!=seq)return
aH.delete(el)
U(el,name,av.value)
if(name=='aria-checked')cK(el.parentNode)
})
}
let bK=el=>el.ariaPressed?'aria-pressed':'aria-checked'
let dl=el=>aA(el,bK(el))
function de(el){
let dg=!dl(el)
cR(el,bK(el),dg,I(el,'t',dg))
}
let cc=af=>ao('[role=radio]',af)
function dS(au){
let af=au.closest('[role=radiogroup][data-e=p]')
if(!af||aA(au,'aria-checked'))return
let seq=I(af,'p',au.dataset.v)
for(let A of cc(af))cR(A,'aria-checked',A==au,seq)
cK(af)
}
function cK(af){
if(af.role!='radiogroup')return
let C=cc(af)
let aO=C.find(A=>aA(A,'aria-checked'))||C[0]
for(let A of C)A.tabIndex=A==aO?0:-1
}
let bY=k=>k.metaKey||k.ctrlKey||k.altKey
let da='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dG(k){
let el=k.target.closest(da)
if(!el)return bq(k)
let cx=el.localName=='a'
if(cx&&(k.button||bY(k)||k.shiftKey))return
if(el.hasAttribute('data-out'))return
if(cb||(cx&&!be&&ay>2))return cx||bx()
if(cx)k.preventDefault()
if(aA(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return ch(el)
let bX=el.dataset.e
pressed=el
if(L&&L.contains(el)){
pressed=D
O(1)
}
if(bX=='t')de(el)
else if(bX=='c'||el.hasAttribute('data-back')){
el.dataset.w=''
Z(I(el,'c'),()=>delete el.dataset.w)
}
else if(el.role=='radio')dS(el)
if(el.hasAttribute('data-d'))bT(el.closest('dialog'))
}
let L=null,D=null
let dz=()=>ao('[role^=menuitem]:not([disabled])',L)
function ch(ah){
let dV=ah==D
O(dV)
dV||ca(ah)
}
function ca(ah,en){
let C=ah.nextElementSibling
if(C?.role!='menu')return
L=C
D=ah
L.hidden=!1
ah.ariaExpanded=!0
ag(dz().at(en?-1:0))
}
function O(ar){
if(!L)return
let dN=ar||L.contains(R())
L.hidden=!0
D.ariaExpanded=!1
if(dN)ag(D)
L=D=null
}
let ek={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eg(k){
let{key,target}=k
if(bY(k)||k.isComposing)return
let aT=ek[key]
if(document.dir=='rtl'&&/t$/.test(key))aT=-aT
if(L&&(L.contains(target)||target==D)){
let C=dz(),ef=C.indexOf(target)
if(key=='Escape')O(1)
else if(key=='Home')C[0]?.focus()
else if(key=='End')C.at(-1)?.focus()
else if(/Up|Down/.test(key))C.at((ef+aT)%C.length)?.focus()
else return void(key=='Tab'&&O(1))
}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))ca(target,aT<0)
else if(target.matches('[role=radio]')&&aT){
let C=cc(target.closest('[role=radiogroup]'))
let aI=C.at((C.indexOf(target)+aT)%C.length)
aI.focus()
dS(aI)
}else if(key=='Enter'&&target.matches('input[data-s]')&&k.keyCode!=229){
I(target,'s',target.value)
}else if(key==' '&&target.matches('a[role]'))target.click()
else return
k.preventDefault()
}
let Q=new Map()
let Y=new Set()
function dC(k){
let el=k.target
if(el.dataset.e!='i')return
let ai=Q.get(el)||{seq:0}
Q.set(el,ai)
ai.composing=k.isComposing
if(ai.seq>bM)Y.add(el)
else ai.seq=I(el,'i',el.value)
}
function bk(ack){
for(let el of Y){
let ai=Q.get(el)
if(ai.seq>ack)continue
Y.delete(el)
ai.seq=I(el,'i',el.value)
}
}
function dr(k){
let el=k.target
if(el.localName!='select'||el.dataset.e!='p')return
Q.set(el,{seq:I(el,'p',el.value)})
}
function dc(el,value){
if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==R()&&selectionStart!=null){
el.setSelectionRange(selectionStart,selectionEnd)
}
}
let az=null
function cu(k){
let el=k.target
if(!el.hasAttribute('data-fo'))return
if(k.type=='focusin'){
if(az==el)return
az=el
I(el,'f')
}else if(R()!=el){
az=null
I(el,'b')
}
}
let bW=()=>ao('[data-e=i]').filter(el=>aB.has(el))
let eh=el=>el.name||el.ariaLabel||el.textContent
function aG(C){
let bU={}
return C.map(el=>{
let name=eh(el)
bU[name]=bU[name]+1||0
return[name,bU[name],el]
})
}
let bN=(C,[name,n])=>C.find(A=>A[0]==name&&A[1]==n)?.[2]
let aW=(C,dF,value)=>aG(C).filter(A=>dF.has(A[2])).map(A=>A.with(2,value(A[2])))
let bA=()=>aW(bW(),Q,el=>el.value)
function ce(cN){
for(let ct of aG(bW())){
let el=ct[2],cw=bN(cN,ct)
if(cw==null)continue
el.value=cw
Q.set(el,{seq:bN(cO,ct)==cw?0:I(el,'i',cw)})
}
cO=[]
}
let cm=()=>ao('[data-e=t]')
function bG(aO){
for(let A of aG(cm())){
if(bN(aO,A)==!dl(A[2]))de(A[2])
}
}
function cX(){
let el=R()
if(!g.contains(el))return()=>{}
let dP=()=>aG(ao(el.localName))
let cF=dP().find(A=>A[2]==el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eq=az==el
return()=>{
let aI=bN(dP(),cF)
az=eq&&aI
ag(aI)
if(!aI||selectionStart==null)return
aI.setSelectionRange(selectionStart,selectionEnd,selectionDirection)
}
}
let bb=new WeakMap()
let ae=new WeakSet()
let cT=null
function bu(q){
if(!q.isConnected||q.open&&bb.has(q))return
bb.set(q,aP()?pressed:R())
q.removeAttribute('open')
ae.delete(q)
q.showModal()
}
function bT(q){
if(!q)return
ae.add(q)
q.close()
al(q,cM)
}
function bV({target}){
if(target.open)return
if(!ae.has(target))al(target,I(target,'x'))
bj(target)
}
function al(q,seq){
Z(seq,()=>setTimeout(()=>{
if(bZ(q)&&!q.open)bu(q)
},300))
}
function bq({target,clientX:x,clientY:y}){
if(cT!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()
}
let bB=el=>el?.isConnected&&!el.closest('[inert]')
let aP=()=>R()==document.body||!bB(R())
function bj(q){
let cZ=bb.get(q)
bb.delete(q)
if(aP()&&bB(cZ))ag(cZ)
}
let eb=new WeakMap()
function cU(page){
let cQ=R()
let ea=cQ?.matches('input,textarea')&&bB(cQ)
if(ea||page.closest('[inert]'))return
if(pressed)eb.set(page,pressed)
ag(page.querySelector('h1[tabindex="-1"]'))
}
function cY(page){
if(!aP()&&!page.contains(R()))return
let path=CSS.escape(aa)
let co=[eb.get(page),...ao(`a[href="${path}"]`),...ao('h1[tabindex="-1"]').reverse()]
ag(co.find(bB))
}
let bC=()=>location.pathname+location.search
let X=bC()
let aa=X
let aq=0
let aY=null
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
aa=X
X=path
}
function dk(aC,mode,n=1){
if(aY)return void aY.push([aC,mode,n])
let to=new URL(aC,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==X)return
S()
dA(path)
if(mode=='push')history.pushState({d:++aq},'',aC)
else if(mode=='back'&&n<=aq){
aY=[[aC,'replace']]
history.go(-n)
}else history.replaceState({d:aq},'',aC)
}
function dL(){
let cd=aY
aY=null
aq=history.state?.d??aq
X=bC()
for(let aT of cd)dk(...aT)
}
function dU(){
if(aY)return dL()
let path=bC()
aq=history.state?.d??aq
if(path==X)return
S()
dA(path)
an=bw('p:'+X)||an
aL(aU())
I(null,'u',X)
}
let ak=new Map()
let bi
let cS=key=>ao('[data-key]').find(el=>el.dataset.key==key)
let bv=()=>ao('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function S(){
cv('s:'+X,JSON.stringify(bv()))
}
function aU(){
return JSON.parse(bw('s:'+X)||'[]')
}
function aM(){
for(let[key,[x,y]]of ak){
let el=cS(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)ak.delete(key)
}
}
function aL(C){
for(let[key,cF]of C)ak.set(key,cF)
clearTimeout(bi)
bi=setTimeout(()=>{
ak.clear()
g.className=''
},5000)
g.className='whole'
}
let aS=new WeakMap()
let cV=k=>k.touches[0]
function dp(el){
let box=el.closest('[data-key]')
let cf=box&&getComputedStyle(box).overflowY!='visible'?box:null
let cD=cf||document
if(!aS.has(cD)){
let bF={root:cf,rootMargin:'600px',scrollMargin:'600px'}
aS.set(cD,new IntersectionObserver(dR,bF))
}
return aS.get(cD)
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
I(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')du.unobserve(target)
}
}
function bH(bt,aW){
if(!bt.hasAttribute('data-ph'))return
if(aW)aJ(bt)
if(bt.complete&&bt.currentSrc)aJ(bt,bt.naturalWidth?'loaded':'failed')
}
function aJ(bt,by){
for(let A of['loaded','failed'])bt.toggleAttribute('data-'+A,A==by)
}
function cE({target,type}){
if(target.matches?.('img[data-ph]'))aJ(target,type=='load'?'loaded':'failed')
}
let bE=cs({id:'pull',hidden:!0,ariaHidden:!0})
let bs=64
let J=null
let dE={passive:!1}
function touchStarted(k){
let box=k.touches.length==1&&k.target.closest('[data-r]')
if(J||!box||box.scrollTop>0||aA(box,'aria-busy'))return
if(k.target.closest('input,textarea,select,dialog'))return
J={box,from:cV(k),way:0}
box.addEventListener('touchmove',db,dE)
}
function db(k){
if(!J||J.busy)return
let{from}=J,to=cV(k)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!J.way&&dy<Math.abs(dx))return bc()
if(k.cancelable)k.preventDefault()
J.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bp(J.way)
}
function bp(way){
bE.hidden=!way
bE.style.transform=`translateY(${way}px)`
bE.style.opacity=Math.min(1,way/bs)
bE.toggleAttribute('data-ready',way>=bs)
}
function cP(){
if(!J||J.busy)return
let{box,way}=J
if(way<bs)return bc()
J.busy=!0
bp(bs)
bE.dataset.busy=''
Z(I(box,'r'),()=>bg(box))
}
function bg(box){
if(J?.busy&&J.box==box&&!aA(box,'aria-busy'))bc()
}
function bc(){
J?.box.removeEventListener('touchmove',db)
J=null
delete bE.dataset.busy
bp(0)
}
let B=(target,cA,V,bF)=>cA.split(' ').forEach(name=>target.addEventListener(name,V,bF))
B(g,'click',dG)
B(g,'keydown',eg)
B(g,'input',dC)
B(g,'compositionend',({target})=>Q.has(target)&&(Q.get(target).composing=!1))
B(g,'change',dr)
B(g,'focusin focusout',cu)
B(g,'close',bV,!0)
B(g,'z',({target,detail})=>I(target,...detail))
B(g,'load error',cE,!0)
B(g,'touchstart',touchStarted,{passive:!0})
B(g,'touchend',cP)
B(g,'touchcancel',()=>J?.busy||bc())
B(g,'wheel touchmove keydown',()=>ak.clear(),{passive:!0})
B(document,'pointerdown',({target})=>{
cT=target
if(L&&!L.contains(target)&&!D.contains(target))O()
})
B(window,'popstate',dU)
B(window,'online',()=>ds(0))
B(window,'languagechange',ab)
for(let ej of[cq,cn,...ec])B(ej,'change',ab)
B(document,'visibilitychange',()=>{
if(document.hidden)S()
else ds(25000)
if(K)I(null,'v',+!document.hidden)
})
B(window,'pagehide',()=>{
S()
cr()
K=!1
})
B(window,'pageshow',k=>k.persisted&&ds(0))
setInterval(()=>{
if(F&&ap()-bP>(K?45000:10000)){
cr()
dQ()
}
},5000)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let ee=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(ee){
an=bw('p:'+X)
aL(aU())
}
P=aD(g,1)!=+g.dataset.count+1
if(P)aF.push(ap())
cz(g,1)
for(let V of aR)V()
if(ak.size)aM()
for(let el of bW())if(el.value!=el.defaultValue)dC({target:el})
bD()
})()
