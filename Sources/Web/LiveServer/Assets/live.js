(()=>{'use strict'
let g=document.getElementById('root'),X=new Map([[0,g]]),aB=new WeakMap([[g,0]]),cd=el=>aB.get(el),ap=()=>performance.now(),S=()=>document.activeElement,ah=el=>el?.focus({preventScroll:!0}),aA=(el,name)=>el.getAttribute(name)=='true',af=(bp,top=g)=>[...top.querySelectorAll(bp)]
function dA(el,F){X.set(F,el)
aB.set(el,F)}
function aD(top,F){for(let el of af('*',top))dA(el,F++)
return F}
function cZ(el){for(let q of[el,...af('*',el)]){let F=aB.get(q)
aB.delete(q)
if(X.get(F)===q)X.delete(F)}}
function at(F){let el=X.get(F)
if(!el)throw Error('no element '+F)
return el}
function bS(aS,ak){let aL=document.createElement('template')
let svg=ak.namespaceURI.endsWith('svg')
aL.innerHTML=svg?`<svg>${aS}</svg>`:aS
return svg?aL.content.firstChild:aL.content}
function V(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
function br(el){el.style.cssText=el.dataset.c||''}
let aT=[],aY,gone,co='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cD(el,ec){let dC=af(co,el)
if(el.matches(co))dC.unshift(el)
for(let q of dC){if(q.dataset.c)br(q)
if(q.hasAttribute('data-n'))dI(q)
bJ(q)
cN(q)
if(q.hasAttribute('data-m'))aT.push(()=>bw(q))
if(ec)continue
if(q.autofocus)aT.push(()=>q.focus())
if(q.matches('.page'))aY=q}}
let cG={__proto__:null,t(id,ax){let el=at(id),cF=el.firstChild
if(cF&&cF.nodeType==3&&!cF.nextSibling&&ax)cF.data=ax
else el.textContent=ax},a(id,name,value){let el=at(id),av=aI.get(el)
if(av&&av.name==name)return void(av.value=value)
V(el,name,value)
if(name=='data-c')br(el)
else if(name=='data-n')dI(el)
else if(name=='src')bJ(el,1)
else if(name=='aria-busy')bj(el)
else if(name=='aria-checked')cN(el.parentNode)},i(ak,aa,aS,ba){let dS=at(ak),aJ=aa?at(aa):null
let bT=bS(aS,dS),ed=[...bT.children]
aD(bT,ba)
while(bT.firstChild)dS.insertBefore(bT.firstChild,aJ)
for(let el of ed)cD(el)
ac?.entered.push(...ed)},m(ak,id,aa){at(ak).insertBefore(at(id),aa?at(aa):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let A of el.matches('dialog')?[el]:af('dialog',el)){A.close()
aT.push(aC)}
cZ(el)
if(!en(el))el.remove()},v(id,value,seq){let el=at(id),aj=R.get(el)
if(aj&&(aj.composing||Y.has(el)||aj.seq>seq))return
R.delete(el)
dg(el,value)},c(et){let bi=cO()
for(let dt of et.split('\n')){if(!dt.trim())continue
try{bi.insertRule(dt,bi.cssRules.length)}catch(aE){console.warn(dt,aE)}}},u:dp,T(bB){document.title=bB},s(ax){ao=ax
cz('p:'+N,ax)},f(id){let el=at(id)
aT.push(()=>el.focus())},l:ex,j(aO){import(aO)},h(aS,bt,bB,aO){cM(aS,bt)
document.title=bB
N==dw?dp(aO,'replace'):H(null,'u',N)},o(href){let aO=new URL(href,location)
if(/^https?:$/.test(aO.protocol))open(aO,'_blank','noreferrer')},}
function cO(){return document.getElementById('rules').sheet}
function ew(batch){aT=[]
aY=gone=null
for(let[name,...ch]of batch)cG[name]?.(...ch)
if(aY)cX(aY)
else if(gone)db(gone)
for(let W of aT)W()
if(al.size)aN()}
function cM(aS,bt){let cQ=bC(),aQ=aZ(cq(),aI,dq),eq=da()
U()
aM(bx())
cZ(g)
dA(g,0)
aI.clear()
R.clear()
Y.clear()
P()
g.replaceChildren(bS(aS,g))
if(aD(g,1)!=bt+1)throw Error('count')
cD(g,1)
aT.push(()=>{ci(cQ)
bI(aQ)
eq()
aC()})}
function cw(cL){let el=Object.assign(document.createElement('div'),cL)
document.body.append(el)
return el}
let ca=cw({id:'live',role:'status',className:'sr'})
function ex(ax){ca.textContent=''
setTimeout(()=>(ca.textContent=ax),50)}
let cr=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',ac=null,eb={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aP(el,cn){let M={},side=document.dir=='rtl'?-100:100
let cE=cn&&el.dataset.trOut||el.dataset.tr||(ac.page&&el.matches('.page')?'trailing':'')
for(let name of cE.split(' ')){let bU=/trailing/.test(name)||(name=='slide'&&cn)?side:-side
if(name=='opacity')M.opacity=0
else if(name)M.transform=eb[name]||`translateX(${bU}%)`}
return Object.keys(M).length&&M}
function bN(batch,O){if(cr.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ac={duration:O.a||300,boxes,exits,entered:[],page:O.n}
for(let[name,ba,second]of batch){if(!'imr'.includes(name))continue
let el=X.get(name=='m'?second:ba)
if(name=='r'&&el&&aP(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let ak of[X.get(ba),el?.parentNode]){for(let ct of ak?.children||[]){if(!boxes.has(ct)&&boxes.size<400)boxes.set(ct,ct.getBoundingClientRect())}}}}
function en(el){let box=ac?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(C=>C+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dX=el.animate([{},aP(el,1)],{duration:ac.duration,easing,fill:'forwards'})
dX.onfinish=dX.oncancel=()=>el.remove()
return!0}
function cJ(){let{duration,boxes,exits,entered}=ac
for(let el of entered){let M=aP(el)
if(M)el.animate([M,{}],{duration,easing})}
for(let[el,old]of boxes){if(!el.isConnected||exits.has(el))continue
let ad=el.getBoundingClientRect(),x=old.left-ad.left,y=old.top-ad.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dl(batch,O,W,bo){if(O.z&&document.startViewTransition&&!cr.matches&&!document.hidden){return eh(O.z,W,bo)}
if(O.a||O.n)bN(batch,O)
try{W()
if(ac)cJ()}finally{ac=null}
bo()}
function eh(name,W,bo){let bp=`[data-zoom="${CSS.escape(name)}"]`
let aF=()=>af(bp).filter(el=>!el.closest('[inert]')).pop(),ck=aF(),cC=value=>ck&&(ck.style.viewTransitionName=value)
cC('zoom')
document.startViewTransition(()=>{cC('')
cm(()=>{W()
ck=aF()
cC('zoom')
bo()})}).finished.finally(()=>cC(''))}
let G=null,K=!1,bh=0,bR=0,ay=0,retry,cf=!1,dG=g.dataset.session,ao=null,I=0,cP=0,bO=0,bg=[],an=[],dj=0,saying,bd=[],bc=!1,dw,Q=!1,aG=[],cR=[]
function cK(M){G.readyState>1||G.send(JSON.stringify(M))
dj=0
saying=clearTimeout(saying)}
function H(el,bZ,value){let F=el?cd(el):0
if(!(F>=0)||cf)return 0
if(bZ!='i'&&Y.size)bm()
let k=[++cP,F,bZ]
if(value!==undefined)k.push(value)
bg.push(k)
if(K)bK(k)
return cP}
function bK([seq,...ch]){cK([seq,I,...ch])}
let Z=(seq,W)=>an.push([seq,W])
function bE(){clearTimeout(retry)
if(G||cf)return
bR=ap()
aw()
let ws=(G=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==G&&dD()
ws.onmessage=k=>ws==G&&dN(k.data)
ws.onclose=k=>ws==G&&dU(k.code)}
function dD(){let ba=!bh&&!Q
cR=ba?[]:bC()
cK([0,I,0,'hello',{s:dG,u:dw=N,p:ao,f:Q?1:0,e:bk(),i:cR,}])}
function dU(dn){let ad=ap()
if(K&&ad-bh>5e3)ay=0
K=!1
G=null
bd=[]
aw()
if(dn==4001)cf=!0
else if(dn==4003)bz()
else bL(ay++?Math.min(8e3,125*2**ay)*(0.75+Math.random()/2):0)}
function bL(bQ){clearTimeout(retry)
retry=setTimeout(bE,bQ)}
function cv(){let ws=G
if(ws){G=null
ws.close()}}
function dv(dO){if(K&&ap()-bR<dO)return
cv()
K=!1
ay=0
bE()}
function dm(aE){console.error(aE)
let ad=ap(),bQ=Math.max(0,aG.at(-3)+6e4-ad||0)
aG.push(ad+bQ)
Q=!0
K=bc=!1
bd=[]
cv()
aw()
bL(bQ)}
function cm(W){try{W()}catch(aE){dm(aE)}}
function dN(ax){bR=ap()
cm(()=>{let M=JSON.parse(ax)
if(M.length)bd.push(M)
cp()})}
function cp(){while(bd.length&&!bc)es(bd.shift())}
function es([seq,ack,batch,O={}]){let from=G
let bo=()=>{if(seq>I){I=seq
ev()}
ea(ack)
if(!K&&from==G)dP()}
if(O.fresh)dh(batch,O)
if(!seq||seq<=I)return bo()
if(seq>I+1)throw Error(`batch ${seq} after ${I}`)
bc=!0
dl(batch,O,()=>ew(batch),()=>{bo()
bc=!1
if(bd.length)cp()})}
function dh(batch,O){I=cP=bO=0
bg=[]
an=[]
if(O.s)dG=O.s
let bi=cO()
if(batch.some(op=>op[0]=='c'))while(bi.cssRules.length)bi.deleteRule(0)}
function dP(){K=!0
Q=!1
bh=ap()
bn=clearTimeout(bn)
dz.textContent=''
bg.forEach(bK)
if(document.hidden)H(null,'v',0)}
function ea(ack){if(ack<=bO)return
bO=ack
while(bg.length&&bg[0][0]<=ack)bg.shift()
while(an.length&&an[0][0]<=ack)an.shift()[1]()
if(Y.size)bm(ack)}
function ev(){if(++dj>=10)cK([0,I])
else saying||=setTimeout(()=>K&&cK([0,I]),2e3)}
let dz=cw({id:'offline',role:'status'}),bn
function aw(){bn||=setTimeout(()=>(dz.textContent=g.dataset.offline),1e3)}
function bz(){cf=!0
if(Date.now()-by('reloaded')<3e4)return
cz('reloaded',Date.now())
location.reload()}
let cu=matchMedia('(prefers-color-scheme: dark)'),eg=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bk(){let ad={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cu.matches?'dark':'light',w:innerWidth,motion:+cr.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ad.scheme}.${ad.w}.${ad.tz}; path=/; max-age=31536000; SameSite=Strict`
return ad}
let ab=()=>{let ad=bk()
if(K)H(null,'e',ad)}
let aI=new Map(),pressed=null
function cU(el,name,value,seq){let av=aI.get(el)
if(av)av.seq=seq
else aI.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Z(seq,()=>{let av=aI.get(el)
if(!av||av.seq!=seq)return
aI.delete(el)
V(el,name,av.value)
if(name=='aria-checked')cN(el.parentNode)})}
let bM=el=>el.ariaPressed?'aria-pressed':'aria-checked',dq=el=>aA(el,bM(el))
function di(el){let dk=!dq(el)
cU(el,bM(el),dk,H(el,'t',dk))}
let cg=ag=>af('[role=radio]',ag)
function dW(au){let ag=au.closest('[role=radiogroup][data-e=p]')
if(!ag||aA(au,'aria-checked'))return
let seq=H(ag,'p',au.dataset.v)
for(let q of cg(ag))cU(q,'aria-checked',q==au,seq)
cN(ag)}
function cN(ag){if(ag.role!='radiogroup')return
let D=cg(ag),aQ=D.find(q=>aA(q,'aria-checked'))||D[0]
for(let q of D)q.tabIndex=q==aQ?0:-1}
let cc=k=>k.metaKey||k.ctrlKey||k.altKey,de='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dL(k){let el=k.target.closest(de)
if(!el)return bs(k)
let cB=el.localName=='a'
if(cB&&(k.button||cc(k)||k.shiftKey))return
if(el.hasAttribute('data-out'))return
if(cf||(cB&&!bh&&ay>2))return cB||bz()
if(cB)k.preventDefault()
if(aA(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cl(el)
let bZ=el.dataset.e
pressed=el
if(L&&L.contains(el)){pressed=E
P(1)}
if(bZ=='t')di(el)
else if(bZ=='c'||el.hasAttribute('data-back')){el.dataset.w=''
Z(H(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')dW(el)
if(el.hasAttribute('data-d'))bV(el.closest('dialog'))}
let L=null,E=null,dE=()=>af('[role^=menuitem]:not([disabled])',L)
function cl(ai){let dZ=ai==E
P(dZ)
dZ||ce(ai)}
function ce(ai,er){let D=ai.nextElementSibling
if(D?.role!='menu')return
L=D
E=ai
L.hidden=!1
ai.ariaExpanded=!0
ah(dE().at(er?-1:0))}
function P(ar){if(!L)return
let dR=ar||L.contains(S())
L.hidden=!0
E.ariaExpanded=!1
if(dR)ah(E)
L=E=null}
let ep={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function ek(k){let{key,target}=k
if(cc(k)||k.isComposing)return
let aV=ep[key]
if(document.dir=='rtl'&&/t$/.test(key))aV=-aV
if(L&&(L.contains(target)||target==E)){let D=dE(),ej=D.indexOf(target)
if(key=='Escape')P(1)
else if(key=='Home')D[0]?.focus()
else if(key=='End')D.at(-1)?.focus()
else if(/Up|Down/.test(key))D.at((ej+aV)%D.length)?.focus()
else return void(key=='Tab'&&P(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))ce(target,aV<0)
else if(target.matches('[role=radio]')&&aV){let D=cg(target.closest('[role=radiogroup]'))
let aJ=D.at((D.indexOf(target)+aV)%D.length)
aJ.focus()
dW(aJ)}else if(key=='Enter'&&target.matches('input[data-s]')&&k.keyCode!=229){H(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
k.preventDefault()}
let R=new Map(),Y=new Set()
function dH(k){let el=k.target
if(el.dataset.e!='i')return
let aj=R.get(el)||{seq:0}
R.set(el,aj)
aj.composing=k.isComposing
if(aj.seq>bO)Y.add(el)
else aj.seq=H(el,'i',el.value)}
function bm(ack){for(let el of Y){let aj=R.get(el)
if(aj.seq>ack)continue
Y.delete(el)
aj.seq=H(el,'i',el.value)}}
function du(k){let el=k.target
if(el.localName!='select'||el.dataset.e!='p')return
R.set(el,{seq:H(el,'p',el.value)})}
function dg(el,value){if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==S()&&selectionStart!=null){el.setSelectionRange(selectionStart,selectionEnd)}}
let az=null
function cy(k){let el=k.target
if(!el.hasAttribute('data-fo'))return
if(k.type=='focusin'){if(az==el)return
az=el
H(el,'f')}else if(S()!=el){az=null
H(el,'b')}}
let bY=()=>af('[data-e=i]').filter(el=>aB.has(el)),em=el=>el.name||el.ariaLabel||el.textContent
function aH(D){let bW={}
return D.map(el=>{let name=em(el)
bW[name]=bW[name]+1||0
return[name,bW[name],el]})}
let bP=(D,[name,n])=>D.find(q=>q[0]==name&&q[1]==n)?.[2],aZ=(D,dK,value)=>aH(D).filter(q=>dK.has(q[2])).map(q=>q.with(2,value(q[2]))),bC=()=>aZ(bY(),R,el=>el.value)
function ci(cQ){for(let cx of aH(bY())){let el=cx[2],cA=bP(cQ,cx)
if(cA==null)continue
el.value=cA
R.set(el,{seq:bP(cR,cx)==cA?0:H(el,'i',cA)})}
cR=[]}
let cq=()=>af('[data-e=t]')
function bI(aQ){for(let q of aH(cq())){if(bP(aQ,q)==!dq(q[2]))di(q[2])}}
function dc(el){let dT=()=>aH(af(el?.localName))
let be=dT().find(q=>q[2]==el)
return()=>aX(el)?el:be&&bP(dT(),be)}
function da(){let el=S(),aF=dc(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eu=az==el
return()=>{let aJ=aF()
az=eu&&aJ
ah(aJ)
if(!aJ||selectionStart==null)return
aJ.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bG=[],ae=new WeakSet(),cW=null
function bw(A){if(!A.isConnected||A.matches(':modal'))return
bG[af(':modal').length]||=dc(aR()?pressed:S())
A.removeAttribute('open')
ae.delete(A)
A.showModal()
A.append(dz,ca)}
function bV(A){if(!A)return
ae.add(A)
A.close()
am(A,cP)}
function bX({target}){if(target.open)return
if(!ae.has(target))am(target,H(target,'x'))
aC()}
function am(A,seq){Z(seq,()=>setTimeout(()=>{if(cd(A)&&!A.open)bw(A)},300))}
function bs({target,clientX:x,clientY:y}){if(cW!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let aX=el=>el?.offsetWidth&&!el.closest('[inert]'),aR=()=>S()==document.body||!aX(S())
function aC(){let cb=af(':modal'),dd=bG[cb.length]?.()
let be=cb.at(-1)||document.body
be.append(dz,ca)
bG.length=cb.length
if(aR()&&aX(dd))ah(dd)}
let ef=new WeakMap()
function cX(page){let cT=S()
let ee=cT?.matches('input,textarea')&&aX(cT)
if(ee||page.closest('[inert]'))return
if(pressed)ef.set(page,pressed)
ah(page.querySelector('h1[tabindex="-1"]'))}
function db(page){if(!aR()&&!page.contains(S()))return
let path=CSS.escape(aa),cs=[ef.get(page),...af(`a[href="${path}"]`),...af('h1[tabindex="-1"]').reverse()]
ah(cs.find(aX))}
let bD=()=>location.pathname+location.search,N=bD(),aa=N,aq=0,bb=null
function cz(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function by(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function dF(path){aa=N
N=path}
function dp(aO,mode,n=1){if(bb)return void bb.push([aO,mode,n])
let to=new URL(aO,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==N)return
U()
dF(path)
if(mode=='push')history.pushState({d:++aq},'',aO)
else if(mode=='back'&&n<=aq){bb=[[aO,'replace']]
history.go(-n)}else history.replaceState({d:aq},'',aO)}
function dQ(){let ch=bb
bb=null
aq=history.state?.d??aq
N=bD()
for(let aV of ch)dp(...aV)}
function dY(){if(bb)return dQ()
let path=bD()
aq=history.state?.d??aq
if(path==N)return
U()
dF(path)
ao=by('p:'+N)||ao
aM(aW())
H(null,'u',N)}
let al=new Map(),bl,cV=key=>af('[data-key]').find(el=>el.dataset.key==key),bx=()=>af('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function U(){cz('s:'+N,JSON.stringify(bx()))}
function aW(){return JSON.parse(by('s:'+N)||'[]')}
function aN(){for(let[key,[x,y]]of al){let el=cV(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)al.delete(key)}}
function aM(D){for(let[key,be]of D)al.set(key,be)
clearTimeout(bl)
bl=setTimeout(()=>{al.clear()
g.className=''},5e3)
g.className='whole'}
let aU=new WeakMap(),cY=k=>k.touches[0]
function ds(el){let box=el.closest('[data-key]')
let cj=box&&getComputedStyle(box).overflowY!='visible'?box:null,cH=cj||document
if(!aU.has(cH)){let bH={root:cj,rootMargin:'400px',scrollMargin:'400px'}
aU.set(cH,new IntersectionObserver(dV,bH))}
return aU.get(cH)}
function dI(el){let dB=ds(el)
dB.unobserve(el)
dr.delete(el)
if(el.hasAttribute('data-n'))dB.observe(el)}
let dr=new WeakSet()
function dV(dM,dB){for(let{target,isIntersecting}of dM){if(isIntersecting==dr.has(target))continue
dr[isIntersecting?'add':'delete'](target)
H(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dB.unobserve(target)}}
function bJ(bv,aZ){if(!bv.hasAttribute('data-ph'))return
if(aZ)aK(bv)
if(bv.complete&&bv.currentSrc)aK(bv,bv.naturalWidth?'loaded':'failed')}
function aK(bv,bA){for(let q of['loaded','failed'])bv.toggleAttribute('data-'+q,q==bA)}
function cI({target,type}){if(target.matches?.('img[data-ph]'))aK(target,type=='load'?'loaded':'failed')}
let bF=cw({id:'pull',hidden:!0,ariaHidden:!0}),bu=64,J=null,dJ={passive:!1}
function touchStarted(k){let box=k.touches.length==1&&k.target.closest('[data-r]')
if(J||!box||box.scrollTop>0||aA(box,'aria-busy'))return
if(k.target.closest('input,textarea,select,dialog'))return
J={box,from:cY(k),way:0}
box.addEventListener('touchmove',df,dJ)}
function df(k){if(!J||J.busy)return
let{from}=J,to=cY(k)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!J.way&&dy<Math.abs(dx))return bf()
if(k.cancelable)k.preventDefault()
J.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bq(J.way)}
function bq(way){bF.hidden=!way
bF.style.transform=`translateY(${way}px)`
bF.style.opacity=Math.min(1,way/bu)
bF.toggleAttribute('data-ready',way>=bu)}
function cS(){if(!J||J.busy)return
let{box,way}=J
if(way<bu)return bf()
J.busy=!0
bq(bu)
bF.dataset.busy=''
Z(H(box,'r'),()=>bj(box))}
function bj(box){if(J?.busy&&J.box==box&&!aA(box,'aria-busy'))bf()}
function bf(){J?.box.removeEventListener('touchmove',df)
J=null
delete bF.dataset.busy
bq(0)}
let B=(target,cE,W,bH)=>cE.split(' ').forEach(name=>target.addEventListener(name,W,bH))
B(g,'click',dL)
B(g,'keydown',ek)
B(g,'input',dH)
B(g,'compositionend',({target})=>R.has(target)&&(R.get(target).composing=!1))
B(g,'change',du)
B(g,'focusin focusout',cy)
B(g,'close',bX,!0)
B(g,'z',({target,detail})=>H(target,...detail))
B(g,'load error',cI,!0)
B(g,'touchstart',touchStarted,{passive:!0})
B(g,'touchend',cS)
B(g,'touchcancel',()=>J?.busy||bf())
B(g,'wheel touchmove keydown',()=>al.clear(),{passive:!0})
B(document,'pointerdown',({target})=>{cW=target
if(L&&!L.contains(target)&&!E.contains(target))P()})
B(window,'popstate',dY)
B(window,'online',()=>dv(0))
B(window,'languagechange',ab)
for(let eo of[cu,cr,...eg])B(eo,'change',ab)
B(document,'visibilitychange',()=>{if(document.hidden)U()
else dv(25e3)
if(K)H(null,'v',+!document.hidden)})
B(window,'pagehide',()=>{U()
cv()
K=!1})
B(window,'pageshow',k=>k.persisted&&dv(0))
setInterval(()=>{if(G&&ap()-bR>(K?45e3:1e4)){cv()
dU()}},5e3)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let ei=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(ei){ao=by('p:'+N)
aM(aW())}
Q=aD(g,1)!=+g.dataset.count+1
if(Q)aG.push(ap())
cD(g,1)
for(let W of aT)W()
if(al.size)aN()
for(let el of bY())if(el.value!=el.defaultValue)dH({target:el})
bE()
})()
