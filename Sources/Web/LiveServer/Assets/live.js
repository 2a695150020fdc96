(()=>{'use strict'
let g=document.getElementById('root')
let W=new Map([[0,g]])
let aA=new WeakMap([[g,0]])
let bU=el=>aA.get(el)
let ap=()=>performance.now()
let S=()=>document.activeElement
let ag=el=>el?.focus({preventScroll:!0})
let az=(el,name)=>el.getAttribute(name)=='true'
let ao=(bm,top=g)=>[...top.querySelectorAll(bm)]
function dk(el,D){
W.set(D,el)
aA.set(el,D)
}
function aC(top,D){
for(let el of ao('*',top))dk(el,D++)
return D
}
function cQ(el){
for(let q of[el,...ao('*',el)]){
let D=aA.get(q)
aA.delete(q)
if(W.get(D)===q)W.delete(D)
}
}
function at(D){
let el=W.get(D)
if(!el)throw Error('no element '+D)
return el
}
function bL(aM,aj){
let aH=document.createElement('template')
let svg=aj.namespaceURI.endsWith('svg')
aH.innerHTML=svg?`<svg>${aM}</svg>`:aM
return svg?aH.content.firstChild:aH.content
}
function B(el,name,value){
if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)
}
let aN=[]
let aS,gone
let ce='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cu(el,dQ){
let dm=ao(ce,el)
if(el.matches(ce))dm.unshift(el)
for(let q of dm){
if(q.hasAttribute('data-n'))dt(q)
bE(q)
cD(q)
if(q.hasAttribute('data-m'))aN.push(()=>bs(q))
if(dQ)continue
if(q.autofocus)aN.push(()=>q.focus())
if(q.matches('.page'))aS=q
}
}
let cx={
__proto__:null,t(id,O){
let el=at(id),cw=el.firstChild
if(cw&&cw.nodeType==3&&!cw.nextSibling&&O)cw.data=O
else el.textContent=O
},a(id,name,value){
let el=at(id),av=aX.get(el)
if(av&&av.name==name)return void(av.value=value)
B(el,name,value)
if(name=='data-n')dt(el)
else if(name=='src')bE(el,1)
else if(name=='aria-busy')be(el)
else if(name=='aria-checked')cD(el.parentNode)
},i(aj,aa,aM,aT){
let dG=at(aj),aF=aa?at(aa):null
let bM=bL(aM,dG),dS=[...bM.children]
aC(bM,aT)
while(bM.firstChild)dG.insertBefore(bM.firstChild,aF)
for(let el of dS)cu(el)
ac?.entered.push(...dS)
},m(aj,id,aa){
at(aj).insertBefore(at(id),aa?at(aa):null)
},r(id){
let el=at(id)
if(el.matches('.page'))gone=el
for(let k of el.matches('dialog')?[el]:ao('dialog',el)){
k.close()
aN.push(()=>bi(k))
}
cQ(el)
if(!dZ(el))el.remove()
},v(id,value,seq){
let el=at(id),ai=R.get(el)
if(ai&&(ai.composing||Y.has(el)||ai.seq>seq))return
R.delete(el)
cV(el,value)
},c(ef){
let bc=cE()
for(let dh of ef.split('\n')){
if(!dh.trim())continue
try{
bc.insertRule(dh,bc.cssRules.length)
}catch(aD){
console.warn(dh,aD)
}
}
},u(aB,bS,n){
dd(aB,bS,n)
},T(bd){
document.title=bd
},s(O){
an=O
co('p:'+X,O)
},f(id){
let el=at(id)
aN.push(()=>el.focus())
},l(O){
ej(O)
},h(aM,bp,bd,aB){
cC(aM,bp)
if(bd!=null)document.title=bd
if(aB)dd(aB,'replace')
},o(href){
let aB=new URL(href,location)
if(/^https?:$/.test(aB.protocol))open(aB,'_blank','noopener,noreferrer')
},}
function cE(){
return document.getElementById('rules').sheet
}
function ei(batch){
aN=[]
aS=gone=null
for(let op of batch){
let aP=cx[op[0]]
if(aP)aP(...op.slice(1))
else console.warn('unknown operation',op[0])
}
if(aS)cN(aS)
else if(gone)cS(gone)
for(let V of aN)V()
if(ak.size)aJ()
}
function cC(aM,bp){
let cG=bx(),ec=cR()
U()
aI(bt())
cQ(g)
dk(g,0)
aX.clear()
R.clear()
Y.clear()
P()
g.replaceChildren(bL(aM,g))
if(aC(g,1)!=bp+1)throw Error('count differs')
cu(g,1)
aN.push(()=>{
bY(cG)
ec()
})
}
function cl(id,hidden,...attributes){
let el=document.createElement('div')
el.id=id
el.hidden=hidden
for(let[name,value]of attributes)el.setAttribute(name,value)
document.body.append(el)
return el
}
let cs=cl('live',!1,['role','status'],['aria-live','polite'],['class','sr'])
function ej(O){
cs.textContent=''
setTimeout(()=>(cs.textContent=O),50)
}
let cg=matchMedia('(prefers-reduced-motion: reduce)')
let easing='cubic-bezier(.2,.7,.2,1)'
let ac=null
let dP={
'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aK(el,cd){
let M={},side=document.dir=='rtl'?-100:100
let cv=cd&&el.dataset.trOut||el.dataset.tr||(ac.page&&el.matches('.page')?'trailing':'')
for(let name of cv.split(' ')){
let bN=/trailing/.test(name)||(name=='slide'&&cd)?side:-side
if(name=='opacity')M.opacity=0
else if(name)M.transform=dP[name]||`translateX(${bN}%)`
}
return Object.keys(M).length&&M
}
function bH(batch,N){
if(cg.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ac={duration:N.a||300,boxes,exits,entered:[],page:N.n}
for(let[name,aT,second]of batch){
if(!'imr'.includes(name))continue
let el=W.get(name=='m'?second:aT)
if(name=='r'&&el&&aK(el,1)){
exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])
}
for(let aj of[W.get(aT),el?.parentNode]){
for(let ci of aj?.children||[]){
if(!boxes.has(ci)&&boxes.size<400)boxes.set(ci,ci.getBoundingClientRect())
}
}
}
}
function dZ(el){
let box=ac?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(G=>G+'px')
el.inert=!0
el.removeAttribute('data-key')
el.removeAttribute('data-zoom')
el.setAttribute('aria-hidden','true')
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dL=el.animate([{},aK(el,1)],{duration:ac.duration,easing,fill:'forwards'})
dL.onfinish=dL.oncancel=()=>el.remove()
return!0
}
function cA(){
let{duration,boxes,exits,entered}=ac
for(let el of entered){
let M=aK(el)
if(M)el.animate([M,{}],{duration,easing})
}
for(let[el,old]of boxes){
if(!el.isConnected||exits.has(el))continue
let ad=el.getBoundingClientRect()
let x=old.left-ad.left,y=old.top-ad.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})
}
}
function da(batch,N,V,bl){
if(N.z&&document.startViewTransition&&!cg.matches&&!document.hidden){
return dW(N.z,V,bl)
}
if(N.a||N.n)bH(batch,N)
try{
V()
if(ac)cA()
}finally{
ac=null
}
bl()
}
function dW(name,V,bl){
let bm=`[data-zoom="${CSS.escape(name)}"]`
let bC=()=>ao(bm).filter(el=>!el.closest('[inert]')).pop()
let ca=bC()
let ct=value=>ca&&(ca.style.viewTransitionName=value)
ct('zoom')
document.startViewTransition(()=>{
ct('')
cc(()=>{
V()
ca=bC()
ct('zoom')
bl()
})
}).finished.finally(()=>ct(''))
}
let F=null,J=!1,bb=0,bK=0,ax=0,retry,bW=!1
let dr=g.dataset.session,an=null
let H=0,cF=0,bI=0
let ba=[]
let am=[]
let cX=0,saying
let aW=[],aV=!1
let Q=!1,aE=[],cH=[]
function cB(M){
F.send(JSON.stringify(M))
cX=0
clearTimeout(saying)
saying=0
}
function K(el,bR,value){
let D=el?bU(el):0
if(!(D>=0)||bW)return 0
if(bR!='i'&&Y.size)bj()
let j=[++cF,D,bR]
if(value!==undefined)j.push(value)
ba.push(j)
if(J)bF(j)
return cF
}
function bF([seq,...dg]){
cB([seq,H,...dg])
}
let Z=(seq,V)=>am.push([seq,V])
function bA(){
clearTimeout(retry)
if(F||bW)return
bK=ap()
aw()
let ws=(F=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==F&&dn()
ws.onmessage=j=>ws==F&&dz(j.data)
ws.onclose=j=>ws==F&&dI(j.code)
}
function dn(){
let aT=!bb&&!Q
cH=aT?[]:bx()
cB([0,H,0,'hello',{
s:dr,u:X,p:an,f:Q?1:0,e:bf(),i:cH,}])
}
function dI(dc){
let ad=ap()
if(J&&ad-bb>5000)ax=0
J=!1
F=null
aW=[]
aw()
if(dc==4001)bW=!0
else if(dc==4003)bv()
else bG(ax++?Math.min(8000,250*2**(ax-1))*(0.75+Math.random()/2):0)
}
function bG(bJ){
clearTimeout(retry)
retry=setTimeout(bA,bJ)
}
function ck(){
let ws=F
if(ws){
F=null
ws.close()
}
}
function dj(dA){
if(J&&ap()-bK<dA)return
ck()
J=!1
ax=0
bA()
}
function db(aD){
console.error(aD)
let ad=ap()
let bJ=Math.max(0,aE.at(-3)+60000-ad||0)
aE.push(ad+bJ)
Q=!0
J=aV=!1
aW=[]
ck()
aw()
bG(bJ)
}
function cc(V){
try{
V()
}catch(aD){
db(aD)
}
}
function dz(O){
bK=ap()
cc(()=>{
let M=JSON.parse(O)
if(M.length)aW.push(M)
cf()
})
}
function cf(){
while(aW.length&&!aV)ee(aW.shift())
}
function ee([seq,ack,batch,N={}]){
let from=F
let bl=()=>{
if(seq>H){
H=seq
eh()
}
dO(ack)
if(!J&&from==F)dB()
}
if(N.fresh)cW(batch,N)
if(!seq||seq<=H)return bl()
if(seq>H+1)throw Error(`batch ${seq} after ${H}`)
aV=!0
da(batch,N,()=>ei(batch),()=>{
bl()
aV=!1
if(aW.length)cf()
})
}
function cW(batch,N){
H=cF=bI=0
ba=[]
am=[]
if(N.s)dr=N.s
let bc=cE()
if(batch.some(op=>op[0]=='c'))while(bc.cssRules.length)bc.deleteRule(0)
}
function dB(){
J=!0
Q=!1
bb=ap()
bk=clearTimeout(bk)
dD.hidden=!0
ba.forEach(bF)
if(document.hidden)K(null,'v',0)
}
function dO(ack){
if(ack<=bI)return
bI=ack
while(ba.length&&ba[0][0]<=ack)ba.shift()
while(am.length&&am[0][0]<=ack)am.shift()[1]()
if(Y.size)bj(ack)
}
function eh(){
if(++cX>=10)cB([0,H])
else saying||=setTimeout(()=>J&&cB([0,H]),2000)
}
let dD=cl('offline',!0,['role','status'])
let bk
function aw(){
bk||=setTimeout(()=>{
dD.hidden=!1
dD.textContent=g.dataset.offline
},1000)
}
function bv(){
bW=!0
if(Date.now()-bu('reloaded')<30000)return
co('reloaded',Date.now())
location.reload()
}
let cj=matchMedia('(prefers-color-scheme: dark)')
let dV=[600,1000].map(width=>matchMedia(`(min-width:${width}px)`))
function bf(){
let ad={
tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cj.matches?'dark':'light',w:innerWidth,motion:+cg.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ad.scheme}.${ad.w}.${ad.tz}; path=/; max-age=31536000; SameSite=Strict`
return ad
}
let ab=()=>{
let ad=bf()
if(J)K(null,'e',ad)
}
let aX=new Map()
let pressed=null
function cK(el,name,value,seq){
let av=aX.get(el)
if(av)av.seq=seq
else aX.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Z(seq,()=>{
let av=aX.get(el)
if(!av||av.seq!=seq)return
aX.delete(el)
B(el,name,av.value)
if(name=='aria-checked')cD(el.parentNode)
})
}
function dR(el){
let name=el.hasAttribute('aria-pressed')?'aria-pressed':'aria-checked'
let cY=!az(el,name)
cK(el,name,cY,K(el,'t',cY))
}
let bX=af=>ao('[role=radio]',af)
function dK(au){
let af=au.closest('[role=radiogroup][data-e=p]')
if(!af||az(au,'aria-checked'))return
let seq=K(af,'p',au.dataset.v)
for(let q of bX(af))cK(q,'aria-checked',q==au,seq)
cD(af)
}
function cD(af){
if(af.getAttribute?.('role')!='radiogroup')return
let E=bX(af)
let dE=E.find(q=>az(q,'aria-checked'))||E[0]
for(let q of E)q.tabIndex=q==dE?0:-1
}
let bT=j=>j.metaKey||j.ctrlKey||j.altKey
let cU='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dv(j){
let el=j.target.closest(cU)
if(!el)return bo(j)
let cr=el.localName=='a'
if(cr&&(j.button||bT(j)||j.shiftKey))return
if(el.hasAttribute('data-out'))return
if(bW||(cr&&!bb&&ax>2))return cr||bv()
if(cr)j.preventDefault()
if(az(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cb(el)
let bR=el.dataset.e
pressed=el
if(L&&L.contains(el)){
pressed=C
P(1)
}
if(bR=='t')dR(el)
else if(bR=='c'||el.hasAttribute('data-back')){
el.dataset.w=''
Z(K(el,'c'),()=>delete el.dataset.w)
}
else if(el.getAttribute('role')=='radio')dK(el)
if(el.hasAttribute('data-d'))bO(el.closest('dialog'))
}
let L=null,C=null
let dp=()=>ao('[role^=menuitem]:not([disabled])',L)
function cb(ah){
let dN=ah==C
P(dN)
dN||bV(ah)
}
function bV(ah,ed){
let E=ah.nextElementSibling
if(E?.getAttribute('role')!='menu')return
L=E
C=ah
L.hidden=!1
ah.setAttribute('aria-expanded','true')
ag(dp().at(ed?-1:0))
}
function P(ar){
if(!L)return
let dF=ar||L.contains(S())
L.hidden=!0
C.setAttribute('aria-expanded','false')
if(dF)ag(C)
L=C=null
}
let eb={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function dY(j){
let{key,target}=j
if(bT(j)||j.isComposing)return
let aQ=eb[key]
if(document.dir=='rtl'&&/t$/.test(key))aQ=-aQ
if(L&&(L.contains(target)||target==C)){
let E=dp(),cn=E.indexOf(target)
if(key=='Escape')P(1)
else if(key=='Home')E[0]?.focus()
else if(key=='End')E.at(-1)?.focus()
else if(/Up|Down/.test(key))E.at((cn+aQ)%E.length)?.focus()
else return void(key=='Tab'&&P(1))
}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))bV(target,aQ<0)
else if(target.matches('[role=radio]')&&aQ){
let E=bX(target.closest('[role=radiogroup]'))
let aF=E.at((E.indexOf(target)+aQ)%E.length)
aF.focus()
dK(aF)
}else if(key=='Enter'&&target.matches('input[data-s]')&&j.keyCode!=229){
K(target,'s',target.value)
}else if(key==' '&&target.matches('a[role]'))target.click()
else return
j.preventDefault()
}
let R=new Map()
let Y=new Set()
function ds(j){
let el=j.target
if(el.dataset.e!='i')return
let ai=R.get(el)||{seq:0}
R.set(el,ai)
ai.composing=j.isComposing
if(ai.seq>bI)Y.add(el)
else ai.seq=K(el,'i',el.value)
}
function bj(ack){
for(let el of Y){
let ai=R.get(el)
if(ai.seq>ack)continue
Y.delete(el)
ai.seq=K(el,'i',el.value)
}
}
function di(j){
let el=j.target
if(el.localName!='select'||el.dataset.e!='p')return
R.set(el,{seq:K(el,'p',el.value)})
}
function cV(el,value){
if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==S()&&selectionStart!=null){
el.setSelectionRange(selectionStart,selectionEnd)
}
}
let ay=null
function cm(j){
let el=j.target
if(!el.hasAttribute('data-fo'))return
if(j.type=='focusin'){
if(ay==el)return
ay=el
K(el,'f')
}else if(S()!=el){
ay=null
K(el,'b')
}
}
let cO=()=>ao('[data-e=i]').filter(el=>aA.has(el))
function bg(){
let bP={}
return cO().map(el=>{
let name=el.getAttribute('name')||''
bP[name]=bP[name]+1||0
return[name,bP[name],el]
})
}
function bx(){
return bg().filter(([,,el])=>R.has(el)).map(([name,n,el])=>[name,n,el.value])
}
function bY(cG){
for(let[name,n,el]of bg()){
let cZ=E=>E.find(O=>O[0]==name&&O[1]==n)?.[2]
let cp=cZ(cG)
if(cp==null)continue
el.value=cp
R.set(el,{seq:cZ(cH)==cp?0:K(el,'i',cp)})
}
cH=[]
}
function cR(){
let el=S()
if(!g.contains(el))return()=>{}
let dH=q=>q.localName==el.localName&&cq(q)==name
let cq=q=>q.getAttribute('name')||q.getAttribute('aria-label')||q.textContent
let name=cq(el),cn=ao(el.localName).filter(dH).indexOf(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eg=ay==el
return()=>{
let aF=ao(el.localName).filter(dH)[cn]
ay=eg&&aF
ag(aF)
if(!aF||selectionStart==null)return
aF.setSelectionRange(selectionStart,selectionEnd,selectionDirection)
}
}
let aY=new WeakMap()
let ae=new WeakSet()
let cM=null
function bs(k){
if(!k.isConnected||k.open&&aY.has(k))return
aY.set(k,aL()?pressed:S())
k.removeAttribute('open')
ae.delete(k)
k.showModal()
}
function bO(k){
if(!k)return
ae.add(k)
k.close()
al(k,cF)
}
function bQ({target}){
if(target.open)return
if(!ae.has(target))al(target,K(target,'x'))
bi(target)
}
function al(k,seq){
Z(seq,()=>setTimeout(()=>{
if(bU(k)&&!k.open)bs(k)
},300))
}
function bo({target,clientX:x,clientY:y}){
if(cM!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()
}
let by=el=>el?.isConnected&&!el.closest('[inert]')
let aL=()=>S()==document.body||!by(S())
function bi(k){
let cT=aY.get(k)
aY.delete(k)
if(aL()&&by(cT))ag(cT)
}
let dU=new WeakMap()
function cN(page){
let cJ=S()
let dT=cJ?.matches('input,textarea')&&by(cJ)
if(dT||page.closest('[inert]'))return
if(pressed)dU.set(page,pressed)
ag(page.querySelector('h1[tabindex="-1"]'))
}
function cS(page){
if(!aL()&&!page.contains(S()))return
let path=CSS.escape(aa)
let ch=[dU.get(page),...ao(`a[href="${path}"]`),...ao('h1[tabindex="-1"]').reverse()]
ag(ch.find(by))
}
let bz=()=>location.pathname+location.search
let X=bz()
let aa=X
let aq=0
let aU=null
function co(key,value){
try{
sessionStorage.setItem('tapas.'+key,value)
}catch{}
}
function bu(key){
try{
return sessionStorage.getItem('tapas.'+key)
}catch{
return null
}
}
function dq(path){
aa=X
X=path
}
function dd(aB,bS,n=1){
if(aU)return void aU.push([aB,bS,n])
let to=new URL(aB,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==X)return
U()
dq(path)
if(bS=='push')history.pushState({d:++aq},'',aB)
else if(bS=='back'&&n<=aq){
aU=[[aB,'replace']]
history.go(-n)
}else history.replaceState({d:aq},'',aB)
}
function dC(){
let dg=aU
aU=null
aq=history.state?.d??aq
X=bz()
for(let aQ of dg)dd(...aQ)
}
function dM(){
if(aU)return dC()
let path=bz()
aq=history.state?.d??aq
if(path==X)return
U()
dq(path)
an=bu('p:'+X)||an
aI(aR())
K(null,'u',X)
}
let ak=new Map()
let bh
let cL=key=>ao('[data-key]').find(el=>el.dataset.key==key)
let bt=()=>ao('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function U(){
co('s:'+X,JSON.stringify(bt()))
}
function aR(){
return JSON.parse(bu('s:'+X)||'[]')
}
function aJ(){
for(let[key,[x,y]]of ak){
let el=cL(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)ak.delete(key)
}
}
function aI(E){
for(let[key,place]of E)ak.set(key,place)
clearTimeout(bh)
bh=setTimeout(()=>{
ak.clear()
g.className=''
},5000)
g.className='whole'
}
let aO=new WeakMap()
let cP=j=>j.touches[0]
function df(el){
let box=el.closest('[data-key]')
let bZ=box&&getComputedStyle(box).overflowY!='visible'?box:null
let cy=bZ||document
if(!aO.has(cy)){
let bD={root:bZ,rootMargin:'600px',scrollMargin:'600px'}
aO.set(cy,new IntersectionObserver(dJ,bD))
}
return aO.get(cy)
}
function dt(el){
let dl=df(el)
dl.unobserve(el)
de.delete(el)
if(el.hasAttribute('data-n'))dl.observe(el)
}
let de=new WeakSet()
function dJ(dw,dl){
for(let{target,isIntersecting}of dw){
if(isIntersecting==de.has(target))continue
de[isIntersecting?'add':'delete'](target)
K(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dl.unobserve(target)
}
}
function bE(br,du){
if(!br.hasAttribute('data-ph'))return
if(du)aG(br)
if(br.complete&&br.currentSrc)aG(br,br.naturalWidth?'loaded':'failed')
}
function aG(br,bw){
for(let q of['loaded','failed'])br.toggleAttribute('data-'+q,q==bw)
}
function cz({target,type}){
if(target.matches?.('img[data-ph]'))aG(target,type=='load'?'loaded':'failed')
}
let bB=cl('pull',!0,['aria-hidden','true'])
let bq=64
let I=null
function touchStarted(j){
let box=j.touches.length==1&&j.target.closest('[data-r]')
if(I||!box||box.scrollTop>0||az(box,'aria-busy'))return
if(j.target.closest('input,textarea,select,dialog'))return
I={box,from:cP(j),way:0}
box.addEventListener('touchmove',pulled,{passive:!1})
}
function pulled(j){
if(!I||I.busy)return
let{from}=I,to=cP(j)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!I.way&&dy<Math.abs(dx))return aZ()
if(j.cancelable)j.preventDefault()
I.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bn(I.way)
}
function bn(way){
bB.hidden=!way
bB.style.transform=`translateY(${way}px)`
bB.style.opacity=Math.min(1,way/bq)
bB.toggleAttribute('data-ready',way>=bq)
}
function cI(){
if(!I||I.busy)return
let{box,way}=I
if(way<bq)return aZ()
I.busy=!0
bn(bq)
bB.setAttribute('data-busy','')
Z(K(box,'r'),()=>be(box))
}
function be(box){
if(I?.busy&&I.box==box&&!az(box,'aria-busy'))aZ()
}
function aZ(){
I?.box.removeEventListener('touchmove',pulled)
I=null
bB.removeAttribute('data-busy')
bn(0)
}
let A=(target,cv,V,bD)=>cv.split(' ').forEach(name=>target.addEventListener(name,V,bD))
A(g,'click',dv)
A(g,'keydown',dY)
A(g,'input',ds)
A(g,'compositionend',({target})=>R.has(target)&&(R.get(target).composing=!1))
A(g,'change',di)
A(g,'focusin focusout',cm)
A(g,'close',bQ,!0)
A(g,'load error',cz,!0)
A(g,'touchstart',touchStarted,{passive:!0})
A(g,'touchend',cI)
A(g,'touchcancel',()=>I?.busy||aZ())
A(g,'wheel touchmove keydown',()=>ak.clear(),{passive:!0})
A(document,'pointerdown',({target})=>{
cM=target
if(L&&!L.contains(target)&&!C.contains(target))P()
})
A(window,'popstate',dM)
A(window,'online',()=>dj(0))
A(window,'languagechange',ab)
for(let ea of[cj,cg,...dV])A(ea,'change',ab)
A(document,'visibilitychange',()=>{
if(document.hidden)U()
else dj(25000)
if(J)K(null,'v',document.hidden?0:1)
})
A(window,'pagehide',()=>{
U()
ck()
J=!1
})
A(window,'pageshow',j=>j.persisted&&dj(0))
setInterval(()=>{
if(F&&ap()-bK>(J?45000:10000)){
ck()
dI()
}
},5000)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let dX=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(dX){
an=bu('p:'+X)
aI(aR())
}
Q=aC(g,1)!=+g.dataset.count+1
if(Q)aE.push(ap())
cu(g,1)
for(let V of aN)V()
if(ak.size)aJ()
for(let el of cO())if(el.value!=el.defaultValue)ds({target:el})
bA()
})()
