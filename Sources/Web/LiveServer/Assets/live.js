(()=>{'use strict'
let g=document.getElementById('root'),X=new Map([[0,g]]),aB=new WeakMap([[g,0]]),cc=el=>aB.get(el),ap=()=>performance.now(),S=()=>document.activeElement,ah=el=>el?.focus({preventScroll:!0}),aA=(el,name)=>el.getAttribute(name)=='true',af=(bp,top=g)=>[...top.querySelectorAll(bp)]
function dz(el,F){X.set(F,el)
aB.set(el,F)}
function aD(top,F){for(let el of af('*',top))dz(el,F++)
return F}
function cY(el){for(let q of[el,...af('*',el)]){let F=aB.get(q)
aB.delete(q)
if(X.get(F)===q)X.delete(F)}}
function at(F){let el=X.get(F)
if(!el)throw Error('no element '+F)
return el}
function bR(aS,ak){let aL=document.createElement('template')
let svg=ak.namespaceURI.endsWith('svg')
aL.innerHTML=svg?`<svg>${aS}</svg>`:aS
return svg?aL.content.firstChild:aL.content}
function V(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
let aT=[],aY,gone,cn='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cC(el,eb){let dB=af(cn,el)
if(el.matches(cn))dB.unshift(el)
for(let q of dB){if(q.hasAttribute('data-n'))dH(q)
bI(q)
cM(q)
if(q.hasAttribute('data-m'))aT.push(()=>bv(q))
if(eb)continue
if(q.autofocus)aT.push(()=>q.focus())
if(q.matches('.page'))aY=q}}
let cF={__proto__:null,t(id,ax){let el=at(id),cE=el.firstChild
if(cE&&cE.nodeType==3&&!cE.nextSibling&&ax)cE.data=ax
else el.textContent=ax},a(id,name,value){let el=at(id),av=aI.get(el)
if(av&&av.name==name)return void(av.value=value)
V(el,name,value)
if(name=='data-n')dH(el)
else if(name=='src')bI(el,1)
else if(name=='aria-busy')bj(el)
else if(name=='aria-checked')cM(el.parentNode)},i(ak,aa,aS,ba){let dR=at(ak),aJ=aa?at(aa):null
let bS=bR(aS,dR),ec=[...bS.children]
aD(bS,ba)
while(bS.firstChild)dR.insertBefore(bS.firstChild,aJ)
for(let el of ec)cC(el)
ac?.entered.push(...ec)},m(ak,id,aa){at(ak).insertBefore(at(id),aa?at(aa):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let A of el.matches('dialog')?[el]:af('dialog',el)){A.close()
aT.push(aC)}
cY(el)
if(!em(el))el.remove()},v(id,value,seq){let el=at(id),aj=R.get(el)
if(aj&&(aj.composing||Y.has(el)||aj.seq>seq))return
R.delete(el)
df(el,value)},c(es){let bi=cN()
for(let ds of es.split('\n')){if(!ds.trim())continue
try{bi.insertRule(ds,bi.cssRules.length)}catch(aE){console.warn(ds,aE)}}},u:dn,T(bA){document.title=bA},s(ax){ao=ax
cy('p:'+N,ax)},f(id){let el=at(id)
aT.push(()=>el.focus())},l:ew,j(aO){import(aO)},h(aS,bs,bA,aO){cL(aS,bs)
document.title=bA
N==dv?dn(aO,'replace'):H(null,'u',N)},o(href){let aO=new URL(href,location)
if(/^https?:$/.test(aO.protocol))open(aO,'_blank','noreferrer')},}
function cN(){return document.getElementById('rules').sheet}
function ev(batch){aT=[]
aY=gone=null
for(let[name,...cg]of batch)cF[name]?.(...cg)
if(aY)cW(aY)
else if(gone)da(gone)
for(let W of aT)W()
if(al.size)aN()}
function cL(aS,bs){let cP=bB(),aQ=aZ(cp(),aI,dp),ep=cZ()
U()
aM(bw())
cY(g)
dz(g,0)
aI.clear()
R.clear()
Y.clear()
P()
g.replaceChildren(bR(aS,g))
if(aD(g,1)!=bs+1)throw Error('count')
cC(g,1)
aT.push(()=>{ch(cP)
bH(aQ)
ep()
aC()})}
function cv(cK){let el=Object.assign(document.createElement('div'),cK)
document.body.append(el)
return el}
let bZ=cv({id:'live',role:'status',className:'sr'})
function ew(ax){bZ.textContent=''
setTimeout(()=>(bZ.textContent=ax),50)}
let cq=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',ac=null,ea={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aP(el,cm){let M={},side=document.dir=='rtl'?-100:100
let cD=cm&&el.dataset.trOut||el.dataset.tr||(ac.page&&el.matches('.page')?'trailing':'')
for(let name of cD.split(' ')){let bT=/trailing/.test(name)||(name=='slide'&&cm)?side:-side
if(name=='opacity')M.opacity=0
else if(name)M.transform=ea[name]||`translateX(${bT}%)`}
return Object.keys(M).length&&M}
function bM(batch,O){if(cq.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ac={duration:O.a||300,boxes,exits,entered:[],page:O.n}
for(let[name,ba,second]of batch){if(!'imr'.includes(name))continue
let el=X.get(name=='m'?second:ba)
if(name=='r'&&el&&aP(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let ak of[X.get(ba),el?.parentNode]){for(let cs of ak?.children||[]){if(!boxes.has(cs)&&boxes.size<400)boxes.set(cs,cs.getBoundingClientRect())}}}}
function em(el){let box=ac?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(C=>C+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dW=el.animate([{},aP(el,1)],{duration:ac.duration,easing,fill:'forwards'})
dW.onfinish=dW.oncancel=()=>el.remove()
return!0}
function cI(){let{duration,boxes,exits,entered}=ac
for(let el of entered){let M=aP(el)
if(M)el.animate([M,{}],{duration,easing})}
for(let[el,old]of boxes){if(!el.isConnected||exits.has(el))continue
let ad=el.getBoundingClientRect(),x=old.left-ad.left,y=old.top-ad.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dk(batch,O,W,bo){if(O.z&&document.startViewTransition&&!cq.matches&&!document.hidden){return eg(O.z,W,bo)}
if(O.a||O.n)bM(batch,O)
try{W()
if(ac)cI()}finally{ac=null}
bo()}
function eg(name,W,bo){let bp=`[data-zoom="${CSS.escape(name)}"]`
let aF=()=>af(bp).filter(el=>!el.closest('[inert]')).pop(),cj=aF(),cB=value=>cj&&(cj.style.viewTransitionName=value)
cB('zoom')
document.startViewTransition(()=>{cB('')
cl(()=>{W()
cj=aF()
cB('zoom')
bo()})}).finished.finally(()=>cB(''))}
let G=null,K=!1,bh=0,bQ=0,ay=0,retry,ce=!1,dF=g.dataset.session,ao=null,I=0,cO=0,bN=0,bg=[],an=[],di=0,saying,bd=[],bc=!1,dv,Q=!1,aG=[],cQ=[]
function cJ(M){G.readyState>1||G.send(JSON.stringify(M))
di=0
saying=clearTimeout(saying)}
function H(el,bY,value){let F=el?cc(el):0
if(!(F>=0)||ce)return 0
if(bY!='i'&&Y.size)bm()
let k=[++cO,F,bY]
if(value!==undefined)k.push(value)
bg.push(k)
if(K)bJ(k)
return cO}
function bJ([seq,...cg]){cJ([seq,I,...cg])}
let Z=(seq,W)=>an.push([seq,W])
function bD(){clearTimeout(retry)
if(G||ce)return
bQ=ap()
aw()
let ws=(G=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==G&&dC()
ws.onmessage=k=>ws==G&&dM(k.data)
ws.onclose=k=>ws==G&&dT(k.code)}
function dC(){let ba=!bh&&!Q
cQ=ba?[]:bB()
cJ([0,I,0,'hello',{s:dF,u:dv=N,p:ao,f:Q?1:0,e:bk(),i:cQ,}])}
function dT(dm){let ad=ap()
if(K&&ad-bh>5e3)ay=0
K=!1
G=null
bd=[]
aw()
if(dm==4001)ce=!0
else if(dm==4003)by()
else bK(ay++?Math.min(8e3,125*2**ay)*(0.75+Math.random()/2):0)}
function bK(bP){clearTimeout(retry)
retry=setTimeout(bD,bP)}
function cu(){let ws=G
if(ws){G=null
ws.close()}}
function du(dN){if(K&&ap()-bQ<dN)return
cu()
K=!1
ay=0
bD()}
function dl(aE){console.error(aE)
let ad=ap(),bP=Math.max(0,aG.at(-3)+6e4-ad||0)
aG.push(ad+bP)
Q=!0
K=bc=!1
bd=[]
cu()
aw()
bK(bP)}
function cl(W){try{W()}catch(aE){dl(aE)}}
function dM(ax){bQ=ap()
cl(()=>{let M=JSON.parse(ax)
if(M.length)bd.push(M)
co()})}
function co(){while(bd.length&&!bc)er(bd.shift())}
function er([seq,ack,batch,O={}]){let from=G
let bo=()=>{if(seq>I){I=seq
eu()}
dZ(ack)
if(!K&&from==G)dO()}
if(O.fresh)dg(batch,O)
if(!seq||seq<=I)return bo()
if(seq>I+1)throw Error(`batch ${seq} after ${I}`)
bc=!0
dk(batch,O,()=>ev(batch),()=>{bo()
bc=!1
if(bd.length)co()})}
function dg(batch,O){I=cO=bN=0
bg=[]
an=[]
if(O.s)dF=O.s
let bi=cN()
if(batch.some(op=>op[0]=='c'))while(bi.cssRules.length)bi.deleteRule(0)}
function dO(){K=!0
Q=!1
bh=ap()
bn=clearTimeout(bn)
dw.textContent=''
bg.forEach(bJ)
if(document.hidden)H(null,'v',0)}
function dZ(ack){if(ack<=bN)return
bN=ack
while(bg.length&&bg[0][0]<=ack)bg.shift()
while(an.length&&an[0][0]<=ack)an.shift()[1]()
if(Y.size)bm(ack)}
function eu(){if(++di>=10)cJ([0,I])
else saying||=setTimeout(()=>K&&cJ([0,I]),2e3)}
let dw=cv({id:'offline',role:'status'}),bn
function aw(){bn||=setTimeout(()=>(dw.textContent=g.dataset.offline),1e3)}
function by(){ce=!0
if(Date.now()-bx('reloaded')<3e4)return
cy('reloaded',Date.now())
location.reload()}
let ct=matchMedia('(prefers-color-scheme: dark)'),ef=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bk(){let ad={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:ct.matches?'dark':'light',w:innerWidth,motion:+cq.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ad.scheme}.${ad.w}.${ad.tz}; path=/; max-age=31536000; SameSite=Strict`
return ad}
let ab=()=>{let ad=bk()
if(K)H(null,'e',ad)}
let aI=new Map(),pressed=null
function cT(el,name,value,seq){let av=aI.get(el)
if(av)av.seq=seq
else aI.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Z(seq,()=>{let av=aI.get(el)
if(!av||av.seq!=seq)return
aI.delete(el)
V(el,name,av.value)
if(name=='aria-checked')cM(el.parentNode)})}
let bL=el=>el.ariaPressed?'aria-pressed':'aria-checked',dp=el=>aA(el,bL(el))
function dh(el){let dj=!dp(el)
cT(el,bL(el),dj,H(el,'t',dj))}
let cf=ag=>af('[role=radio]',ag)
function dV(au){let ag=au.closest('[role=radiogroup][data-e=p]')
if(!ag||aA(au,'aria-checked'))return
let seq=H(ag,'p',au.dataset.v)
for(let q of cf(ag))cT(q,'aria-checked',q==au,seq)
cM(ag)}
function cM(ag){if(ag.role!='radiogroup')return
let D=cf(ag),aQ=D.find(q=>aA(q,'aria-checked'))||D[0]
for(let q of D)q.tabIndex=q==aQ?0:-1}
let cb=k=>k.metaKey||k.ctrlKey||k.altKey,dd='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dK(k){let el=k.target.closest(dd)
if(!el)return br(k)
let cA=el.localName=='a'
if(cA&&(k.button||cb(k)||k.shiftKey))return
if(el.hasAttribute('data-out'))return
if(ce||(cA&&!bh&&ay>2))return cA||by()
if(cA)k.preventDefault()
if(aA(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return ck(el)
let bY=el.dataset.e
pressed=el
if(L&&L.contains(el)){pressed=E
P(1)}
if(bY=='t')dh(el)
else if(bY=='c'||el.hasAttribute('data-back')){el.dataset.w=''
Z(H(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')dV(el)
if(el.hasAttribute('data-d'))bU(el.closest('dialog'))}
let L=null,E=null,dD=()=>af('[role^=menuitem]:not([disabled])',L)
function ck(ai){let dY=ai==E
P(dY)
dY||cd(ai)}
function cd(ai,eq){let D=ai.nextElementSibling
if(D?.role!='menu')return
L=D
E=ai
L.hidden=!1
ai.ariaExpanded=!0
ah(dD().at(eq?-1:0))}
function P(ar){if(!L)return
let dQ=ar||L.contains(S())
L.hidden=!0
E.ariaExpanded=!1
if(dQ)ah(E)
L=E=null}
let eo={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function ej(k){let{key,target}=k
if(cb(k)||k.isComposing)return
let aV=eo[key]
if(document.dir=='rtl'&&/t$/.test(key))aV=-aV
if(L&&(L.contains(target)||target==E)){let D=dD(),ei=D.indexOf(target)
if(key=='Escape')P(1)
else if(key=='Home')D[0]?.focus()
else if(key=='End')D.at(-1)?.focus()
else if(/Up|Down/.test(key))D.at((ei+aV)%D.length)?.focus()
else return void(key=='Tab'&&P(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cd(target,aV<0)
else if(target.matches('[role=radio]')&&aV){let D=cf(target.closest('[role=radiogroup]'))
let aJ=D.at((D.indexOf(target)+aV)%D.length)
aJ.focus()
dV(aJ)}else if(key=='Enter'&&target.matches('input[data-s]')&&k.keyCode!=229){H(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
k.preventDefault()}
let R=new Map(),Y=new Set()
function dG(k){let el=k.target
if(el.dataset.e!='i')return
let aj=R.get(el)||{seq:0}
R.set(el,aj)
aj.composing=k.isComposing
if(aj.seq>bN)Y.add(el)
else aj.seq=H(el,'i',el.value)}
function bm(ack){for(let el of Y){let aj=R.get(el)
if(aj.seq>ack)continue
Y.delete(el)
aj.seq=H(el,'i',el.value)}}
function dt(k){let el=k.target
if(el.localName!='select'||el.dataset.e!='p')return
R.set(el,{seq:H(el,'p',el.value)})}
function df(el,value){if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==S()&&selectionStart!=null){el.setSelectionRange(selectionStart,selectionEnd)}}
let az=null
function cx(k){let el=k.target
if(!el.hasAttribute('data-fo'))return
if(k.type=='focusin'){if(az==el)return
az=el
H(el,'f')}else if(S()!=el){az=null
H(el,'b')}}
let bX=()=>af('[data-e=i]').filter(el=>aB.has(el)),ek=el=>el.name||el.ariaLabel||el.textContent
function aH(D){let bV={}
return D.map(el=>{let name=ek(el)
bV[name]=bV[name]+1||0
return[name,bV[name],el]})}
let bO=(D,[name,n])=>D.find(q=>q[0]==name&&q[1]==n)?.[2],aZ=(D,dJ,value)=>aH(D).filter(q=>dJ.has(q[2])).map(q=>q.with(2,value(q[2]))),bB=()=>aZ(bX(),R,el=>el.value)
function ch(cP){for(let cw of aH(bX())){let el=cw[2],cz=bO(cP,cw)
if(cz==null)continue
el.value=cz
R.set(el,{seq:bO(cQ,cw)==cz?0:H(el,'i',cz)})}
cQ=[]}
let cp=()=>af('[data-e=t]')
function bH(aQ){for(let q of aH(cp())){if(bO(aQ,q)==!dp(q[2]))dh(q[2])}}
function db(el){let dS=()=>aH(af(el?.localName))
let be=dS().find(q=>q[2]==el)
return()=>aX(el)?el:be&&bO(dS(),be)}
function cZ(){let el=S(),aF=db(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let et=az==el
return()=>{let aJ=aF()
az=et&&aJ
ah(aJ)
if(!aJ||selectionStart==null)return
aJ.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bF=[],ae=new WeakSet(),cV=null
function bv(A){if(!A.isConnected||A.matches(':modal'))return
bF[af(':modal').length]||=db(aR()?pressed:S())
A.removeAttribute('open')
ae.delete(A)
A.showModal()
A.append(dw,bZ)}
function bU(A){if(!A)return
ae.add(A)
A.close()
am(A,cO)}
function bW({target}){if(target.open)return
if(!ae.has(target))am(target,H(target,'x'))
aC()}
function am(A,seq){Z(seq,()=>setTimeout(()=>{if(cc(A)&&!A.open)bv(A)},300))}
function br({target,clientX:x,clientY:y}){if(cV!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let aX=el=>el?.offsetWidth&&!el.closest('[inert]'),aR=()=>S()==document.body||!aX(S())
function aC(){let ca=af(':modal'),dc=bF[ca.length]?.()
let be=ca.at(-1)||document.body
be.append(dw,bZ)
bF.length=ca.length
if(aR()&&aX(dc))ah(dc)}
let ee=new WeakMap()
function cW(page){let cS=S()
let ed=cS?.matches('input,textarea')&&aX(cS)
if(ed||page.closest('[inert]'))return
if(pressed)ee.set(page,pressed)
ah(page.querySelector('h1[tabindex="-1"]'))}
function da(page){if(!aR()&&!page.contains(S()))return
let path=CSS.escape(aa),cr=[ee.get(page),...af(`a[href="${path}"]`),...af('h1[tabindex="-1"]').reverse()]
ah(cr.find(aX))}
let bC=()=>location.pathname+location.search,N=bC(),aa=N,aq=0,bb=null
function cy(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bx(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function dE(path){aa=N
N=path}
function dn(aO,mode,n=1){if(bb)return void bb.push([aO,mode,n])
let to=new URL(aO,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==N)return
U()
dE(path)
if(mode=='push')history.pushState({d:++aq},'',aO)
else if(mode=='back'&&n<=aq){bb=[[aO,'replace']]
history.go(-n)}else history.replaceState({d:aq},'',aO)}
function dP(){let cg=bb
bb=null
aq=history.state?.d??aq
N=bC()
for(let aV of cg)dn(...aV)}
function dX(){if(bb)return dP()
let path=bC()
aq=history.state?.d??aq
if(path==N)return
U()
dE(path)
ao=bx('p:'+N)||ao
aM(aW())
H(null,'u',N)}
let al=new Map(),bl,cU=key=>af('[data-key]').find(el=>el.dataset.key==key),bw=()=>af('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function U(){cy('s:'+N,JSON.stringify(bw()))}
function aW(){return JSON.parse(bx('s:'+N)||'[]')}
function aN(){for(let[key,[x,y]]of al){let el=cU(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)al.delete(key)}}
function aM(D){for(let[key,be]of D)al.set(key,be)
clearTimeout(bl)
bl=setTimeout(()=>{al.clear()
g.className=''},5e3)
g.className='whole'}
let aU=new WeakMap(),cX=k=>k.touches[0]
function dr(el){let box=el.closest('[data-key]')
let ci=box&&getComputedStyle(box).overflowY!='visible'?box:null,cG=ci||document
if(!aU.has(cG)){let bG={root:ci,rootMargin:'400px',scrollMargin:'400px'}
aU.set(cG,new IntersectionObserver(dU,bG))}
return aU.get(cG)}
function dH(el){let dA=dr(el)
dA.unobserve(el)
dq.delete(el)
if(el.hasAttribute('data-n'))dA.observe(el)}
let dq=new WeakSet()
function dU(dL,dA){for(let{target,isIntersecting}of dL){if(isIntersecting==dq.has(target))continue
dq[isIntersecting?'add':'delete'](target)
H(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dA.unobserve(target)}}
function bI(bu,aZ){if(!bu.hasAttribute('data-ph'))return
if(aZ)aK(bu)
if(bu.complete&&bu.currentSrc)aK(bu,bu.naturalWidth?'loaded':'failed')}
function aK(bu,bz){for(let q of['loaded','failed'])bu.toggleAttribute('data-'+q,q==bz)}
function cH({target,type}){if(target.matches?.('img[data-ph]'))aK(target,type=='load'?'loaded':'failed')}
let bE=cv({id:'pull',hidden:!0,ariaHidden:!0}),bt=64,J=null,dI={passive:!1}
function touchStarted(k){let box=k.touches.length==1&&k.target.closest('[data-r]')
if(J||!box||box.scrollTop>0||aA(box,'aria-busy'))return
if(k.target.closest('input,textarea,select,dialog'))return
J={box,from:cX(k),way:0}
box.addEventListener('touchmove',de,dI)}
function de(k){if(!J||J.busy)return
let{from}=J,to=cX(k)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!J.way&&dy<Math.abs(dx))return bf()
if(k.cancelable)k.preventDefault()
J.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bq(J.way)}
function bq(way){bE.hidden=!way
bE.style.transform=`translateY(${way}px)`
bE.style.opacity=Math.min(1,way/bt)
bE.toggleAttribute('data-ready',way>=bt)}
function cR(){if(!J||J.busy)return
let{box,way}=J
if(way<bt)return bf()
J.busy=!0
bq(bt)
bE.dataset.busy=''
Z(H(box,'r'),()=>bj(box))}
function bj(box){if(J?.busy&&J.box==box&&!aA(box,'aria-busy'))bf()}
function bf(){J?.box.removeEventListener('touchmove',de)
J=null
delete bE.dataset.busy
bq(0)}
let B=(target,cD,W,bG)=>cD.split(' ').forEach(name=>target.addEventListener(name,W,bG))
B(g,'click',dK)
B(g,'keydown',ej)
B(g,'input',dG)
B(g,'compositionend',({target})=>R.has(target)&&(R.get(target).composing=!1))
B(g,'change',dt)
B(g,'focusin focusout',cx)
B(g,'close',bW,!0)
B(g,'z',({target,detail})=>H(target,...detail))
B(g,'load error',cH,!0)
B(g,'touchstart',touchStarted,{passive:!0})
B(g,'touchend',cR)
B(g,'touchcancel',()=>J?.busy||bf())
B(g,'wheel touchmove keydown',()=>al.clear(),{passive:!0})
B(document,'pointerdown',({target})=>{cV=target
if(L&&!L.contains(target)&&!E.contains(target))P()})
B(window,'popstate',dX)
B(window,'online',()=>du(0))
B(window,'languagechange',ab)
for(let en of[ct,cq,...ef])B(en,'change',ab)
B(document,'visibilitychange',()=>{if(document.hidden)U()
else du(25e3)
if(K)H(null,'v',+!document.hidden)})
B(window,'pagehide',()=>{U()
cu()
K=!1})
B(window,'pageshow',k=>k.persisted&&du(0))
setInterval(()=>{if(G&&ap()-bQ>(K?45e3:1e4)){cu()
dT()}},5e3)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eh=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eh){ao=bx('p:'+N)
aM(aW())}
Q=aD(g,1)!=+g.dataset.count+1
if(Q)aG.push(ap())
cC(g,1)
for(let W of aT)W()
if(al.size)aN()
for(let el of bX())if(el.value!=el.defaultValue)dG({target:el})
bD()
})()
