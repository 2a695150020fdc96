(()=>{'use strict'
let g=document.getElementById('root'),X=new Map([[0,g]]),aB=new WeakMap([[g,0]]),cd=el=>aB.get(el),ap=()=>performance.now(),S=()=>document.activeElement,ah=el=>el?.focus({preventScroll:!0}),aA=(el,name)=>el.getAttribute(name)=='true',af=(bp,top=g)=>[...top.querySelectorAll(bp)]
function dA(el,F){X.set(F,el)
aB.set(el,F)}
function aE(top,F){for(let el of af('*',top))dA(el,F++)
return F}
function da(el){for(let q of[el,...af('*',el)]){let F=aB.get(q)
aB.delete(q)
if(X.get(F)===q)X.delete(F)}}
function at(F){let el=X.get(F)
if(!el)throw Error('no element '+F)
return el}
function bS(aT,ak){let aM=document.createElement('template')
let svg=ak.namespaceURI.endsWith('svg')
aM.innerHTML=svg?`<svg>${aT}</svg>`:aT
return svg?aM.content.firstChild:aM.content}
function V(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
let aU=[],aZ,gone,cn='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cD(el,ec){let dC=af(cn,el)
if(el.matches(cn))dC.unshift(el)
for(let q of dC){if(q.hasAttribute('data-n'))dI(q)
bJ(q)
cN(q)
if(q.hasAttribute('data-m'))aU.push(()=>bv(q))
if(ec)continue
if(q.autofocus)aU.push(()=>q.focus())
if(q.matches('.page'))aZ=q}}
let cG={__proto__:null,t(id,ax){let el=at(id),cF=el.firstChild
if(cF&&cF.nodeType==3&&!cF.nextSibling&&ax)cF.data=ax
else el.textContent=ax},a(id,name,value){let el=at(id),av=aJ.get(el)
if(av&&av.name==name)return void(av.value=value)
V(el,name,value)
if(name=='data-n')dI(el)
else if(name=='src')bJ(el,1)
else if(name=='aria-busy')bk(el)
else if(name=='aria-checked')cN(el.parentNode)},i(ak,aa,aT,bb){let dS=at(ak),aK=aa?at(aa):null
let bT=bS(aT,dS),ed=[...bT.children]
aE(bT,bb)
while(bT.firstChild)dS.insertBefore(bT.firstChild,aK)
for(let el of ed)cD(el)
ac?.entered.push(...ed)},m(ak,id,aa){at(ak).insertBefore(at(id),aa?at(aa):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let A of el.matches('dialog')?[el]:af('dialog',el)){A.close()
aU.push(aD)}
da(el)
if(!en(el))el.remove()},v(id,value,seq){let el=at(id),aj=R.get(el)
if(aj&&(aj.composing||Y.has(el)||aj.seq>seq))return
R.delete(el)
di(el,value)},c(et){let bj=cO()
for(let du of et.split('\n')){if(!du.trim())continue
try{bj.insertRule(du,bj.cssRules.length)}catch(aF){console.warn(du,aF)}}},u:dq,T(bA){document.title=bA},s(ax){ao=ax
cz('p:'+N,ax)},f(id){let el=at(id)
aU.push(()=>el.focus())},l:ex,j(aP){import(aP)},h(aT,bs,bA,aP){cM(aT,bs)
document.title=bA
N==dz?dq(aP,'replace'):H(null,'u',N)},o(href){let aP=new URL(href,location)
if(/^https?:$/.test(aP.protocol))open(aP,'_blank','noreferrer')},}
function cO(){return document.getElementById('rules').sheet}
function ew(batch){aU=[]
aZ=gone=null
for(let[name,...cg]of batch)cG[name]?.(...cg)
if(aZ)cY(aZ)
else if(gone)dc(gone)
for(let W of aU)W()
if(al.size)aO()}
function cM(aT,bs){let cQ=bB(),aR=ba(cp(),aJ,dr),eq=db()
U()
aN(bw())
da(g)
dA(g,0)
aJ.clear()
R.clear()
Y.clear()
P()
g.replaceChildren(bS(aT,g))
if(aE(g,1)!=bs+1)throw Error('count')
cD(g,1)
aU.push(()=>{ch(cQ)
bI(aR)
eq()
aD()})}
function cw(cL){let el=Object.assign(document.createElement('div'),cL)
document.body.append(el)
return el}
let ca=cw({id:'live',role:'status',className:'sr'})
function ex(ax){ca.textContent=''
setTimeout(()=>(ca.textContent=ax),50)}
let cq=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',ac=null,eb={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aQ(el,cm){let M={},side=document.dir=='rtl'?-100:100
let cE=cm&&el.dataset.trOut||el.dataset.tr||(ac.page&&el.matches('.page')?'trailing':'')
for(let name of cE.split(' ')){let bU=/trailing/.test(name)||(name=='slide'&&cm)?side:-side
if(name=='opacity')M.opacity=0
else if(name)M.transform=eb[name]||`translateX(${bU}%)`}
return Object.keys(M).length&&M}
function bN(batch,O){if(cq.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ac={duration:O.a||300,boxes,exits,entered:[],page:O.n}
for(let[name,bb,second]of batch){if(!'imr'.includes(name))continue
let el=X.get(name=='m'?second:bb)
if(name=='r'&&el&&aQ(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let ak of[X.get(bb),el?.parentNode]){for(let cs of ak?.children||[]){if(!boxes.has(cs)&&boxes.size<400)boxes.set(cs,cs.getBoundingClientRect())}}}}
function en(el){let box=ac?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(C=>C+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dX=el.animate([{},aQ(el,1)],{duration:ac.duration,easing,fill:'forwards'})
dX.onfinish=dX.oncancel=()=>el.remove()
return!0}
function cJ(){let{duration,boxes,exits,entered}=ac
for(let el of entered){let M=aQ(el)
if(M)el.animate([M,{}],{duration,easing})}
for(let[el,old]of boxes){if(!el.isConnected||exits.has(el))continue
let ad=el.getBoundingClientRect(),x=old.left-ad.left,y=old.top-ad.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dn(batch,O,W,bo){if(O.z&&document.startViewTransition&&!cq.matches&&!document.hidden){return eh(O.z,W,bo)}
if(O.a||O.n)bN(batch,O)
try{W()
if(ac)cJ()}finally{ac=null}
bo()}
function eh(name,W,bo){let bp=`[data-zoom="${CSS.escape(name)}"]`
let aG=()=>af(bp).filter(el=>!el.closest('[inert]')).pop(),cj=aG(),cC=value=>cj&&(cj.style.viewTransitionName=value)
cC('zoom')
document.startViewTransition(()=>{cC('')
cl(()=>{W()
cj=aG()
cC('zoom')
bo()})}).finished.finally(()=>cC(''))}
let G=null,K=!1,bi=0,bR=0,ay=0,retry,bH=!1,dG=g.dataset.session,ao=null,I=0,cP=0,bO=0,bh=[],an=[],dl=0,saying,be=[],bd=!1,dz,Q=!1,aH=[],cR=[]
function cK(M){G.readyState>1||G.send(JSON.stringify(M))
dl=0
saying=clearTimeout(saying)}
function H(el,bZ,value){let F=el?cd(el):0
if(!(F>=0)||bH)return 0
if(bZ!='i'&&Y.size)bn()
let k=[++cP,F,bZ]
if(value!==undefined)k.push(value)
bh.push(k)
if(K)bK(k)
return cP}
function bK([seq,...cg]){cK([seq,I,...cg])}
let Z=(seq,W)=>an.push([seq,W])
function bD(){clearTimeout(retry)
if(G||bH)return
bR=ap()
aw()
let ws=(G=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==G&&dD()
ws.onmessage=k=>ws==G&&dN(k.data)
ws.onclose=k=>ws==G&&dU(k.code,k.reason)}
function dD(){let bb=!bi&&!Q
cR=bb?[]:bB()
cK([0,I,0,'hello',{s:dG,u:dz=N,p:ao,f:Q?1:0,e:bl(),i:cR,}])}
function dU(ct,dh){let ad=ap()
if(K&&ad-bi>5e3)ay=0
K=!1
G=null
be=[]
aw()
if(ct==4001)bH=!0
else if(ct==4004){bH=!0
clearTimeout(aC)
cU.textContent=dh}
else if(ct==4003)by()
else bL(ay++?Math.min(8e3,125*2**ay)*(0.75+Math.random()/2):0)}
function bL(bQ){clearTimeout(retry)
retry=setTimeout(bD,bQ)}
function cv(){let ws=G
if(ws){G=null
ws.close()}}
function dw(dO){if(K&&ap()-bR<dO)return
cv()
K=!1
ay=0
bD()}
function dp(aF){console.error(aF)
let ad=ap(),bQ=Math.max(0,aH.at(-3)+6e4-ad||0)
aH.push(ad+bQ)
Q=!0
K=bd=!1
be=[]
cv()
aw()
bL(bQ)}
function cl(W){try{W()}catch(aF){dp(aF)}}
function dN(ax){bR=ap()
cl(()=>{let M=JSON.parse(ax)
if(M.length)be.push(M)
co()})}
function co(){while(be.length&&!bd)es(be.shift())}
function es([seq,ack,batch,O={}]){let from=G
let bo=()=>{if(seq>I){I=seq
ev()}
ea(ack)
if(!K&&from==G)dP()}
if(O.fresh)dj(batch,O)
if(!seq||seq<=I)return bo()
if(seq>I+1)throw Error(`batch ${seq} after ${I}`)
bd=!0
dn(batch,O,()=>ew(batch),()=>{bo()
bd=!1
if(be.length)co()})}
function dj(batch,O){I=cP=bO=0
bh=[]
an=[]
if(O.s)dG=O.s
let bj=cO()
if(batch.some(op=>op[0]=='c'))while(bj.cssRules.length)bj.deleteRule(0)}
function dP(){K=!0
Q=!1
bi=ap()
aC=clearTimeout(aC)
cU.textContent=''
bh.forEach(bK)
if(document.hidden)H(null,'v',0)}
function ea(ack){if(ack<=bO)return
bO=ack
while(bh.length&&bh[0][0]<=ack)bh.shift()
while(an.length&&an[0][0]<=ack)an.shift()[1]()
if(Y.size)bn(ack)}
function ev(){if(++dl>=10)cK([0,I])
else saying||=setTimeout(()=>K&&cK([0,I]),2e3)}
let cU=cw({id:'offline',role:'status'}),aC
function aw(){aC||=setTimeout(()=>(cU.textContent=g.dataset.offline),1e3)}
function by(){bH=!0
if(Date.now()-bx('reloaded')<3e4)return
cz('reloaded',Date.now())
location.reload()}
let cu=matchMedia('(prefers-color-scheme: dark)'),eg=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bl(){let ad={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cu.matches?'dark':'light',w:innerWidth,motion:+cq.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ad.scheme}.${ad.w}.${ad.tz}; path=/; max-age=31536000; SameSite=Strict`
return ad}
let ab=()=>{let ad=bl()
if(K)H(null,'e',ad)}
let aJ=new Map(),pressed=null
function cV(el,name,value,seq){let av=aJ.get(el)
if(av)av.seq=seq
else aJ.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Z(seq,()=>{let av=aJ.get(el)
if(!av||av.seq!=seq)return
aJ.delete(el)
V(el,name,av.value)
if(name=='aria-checked')cN(el.parentNode)})}
let bM=el=>el.ariaPressed?'aria-pressed':'aria-checked',dr=el=>aA(el,bM(el))
function dk(el){let dm=!dr(el)
cV(el,bM(el),dm,H(el,'t',dm))}
let cf=ag=>af('[role=radio]',ag)
function dW(au){let ag=au.closest('[role=radiogroup][data-e=p]')
if(!ag||aA(au,'aria-checked'))return
let seq=H(ag,'p',au.dataset.v)
for(let q of cf(ag))cV(q,'aria-checked',q==au,seq)
cN(ag)}
function cN(ag){if(ag.role!='radiogroup')return
let D=cf(ag),aR=D.find(q=>aA(q,'aria-checked'))||D[0]
for(let q of D)q.tabIndex=q==aR?0:-1}
let cc=k=>k.metaKey||k.ctrlKey||k.altKey,df='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dL(k){let el=k.target.closest(df)
if(!el)return br(k)
let cB=el.localName=='a'
if(cB&&(k.button||cc(k)||k.shiftKey))return
if(el.hasAttribute('data-out'))return
if(bH||(cB&&!bi&&ay>2))return cB||by()
if(cB)k.preventDefault()
if(aA(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return ck(el)
let bZ=el.dataset.e
pressed=el
if(L&&L.contains(el)){pressed=E
P(1)}
if(bZ=='t')dk(el)
else if(bZ=='c'||el.hasAttribute('data-back')){el.dataset.w=''
Z(H(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')dW(el)
if(el.hasAttribute('data-d'))bV(el.closest('dialog'))}
let L=null,E=null,dE=()=>af('[role^=menuitem]:not([disabled])',L)
function ck(ai){let dZ=ai==E
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
let aW=ep[key]
if(document.dir=='rtl'&&/t$/.test(key))aW=-aW
if(L&&(L.contains(target)||target==E)){let D=dE(),ej=D.indexOf(target)
if(key=='Escape')P(1)
else if(key=='Home')D[0]?.focus()
else if(key=='End')D.at(-1)?.focus()
else if(/Up|Down/.test(key))D.at((ej+aW)%D.length)?.focus()
else return void(key=='Tab'&&P(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))ce(target,aW<0)
else if(target.matches('[role=radio]')&&aW){let D=cf(target.closest('[role=radiogroup]'))
let aK=D.at((D.indexOf(target)+aW)%D.length)
aK.focus()
dW(aK)}else if(key=='Enter'&&target.matches('input[data-s]')&&k.keyCode!=229){H(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
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
function bn(ack){for(let el of Y){let aj=R.get(el)
if(aj.seq>ack)continue
Y.delete(el)
aj.seq=H(el,'i',el.value)}}
function dv(k){let el=k.target
if(el.localName!='select'||el.dataset.e!='p')return
R.set(el,{seq:H(el,'p',el.value)})}
function di(el,value){if(el.value===value)return
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
function aI(D){let bW={}
return D.map(el=>{let name=em(el)
bW[name]=bW[name]+1||0
return[name,bW[name],el]})}
let bP=(D,[name,n])=>D.find(q=>q[0]==name&&q[1]==n)?.[2],ba=(D,dK,value)=>aI(D).filter(q=>dK.has(q[2])).map(q=>q.with(2,value(q[2]))),bB=()=>ba(bY(),R,el=>el.value)
function ch(cQ){for(let cx of aI(bY())){let el=cx[2],cA=bP(cQ,cx)
if(cA==null)continue
el.value=cA
R.set(el,{seq:bP(cR,cx)==cA?0:H(el,'i',cA)})}
cR=[]}
let cp=()=>af('[data-e=t]')
function bI(aR){for(let q of aI(cp())){if(bP(aR,q)==!dr(q[2]))dk(q[2])}}
function dd(el){let dT=()=>aI(af(el?.localName))
let bf=dT().find(q=>q[2]==el)
return()=>aY(el)?el:bf&&bP(dT(),bf)}
function db(){let el=S(),aG=dd(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eu=az==el
return()=>{let aK=aG()
az=eu&&aK
ah(aK)
if(!aK||selectionStart==null)return
aK.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bF=[],ae=new WeakSet(),cX=null
function bv(A){if(!A.isConnected||A.matches(':modal'))return
bF[af(':modal').length]||=dd(aS()?pressed:S())
A.removeAttribute('open')
ae.delete(A)
A.showModal()
A.append(cU,ca)}
function bV(A){if(!A)return
ae.add(A)
A.close()
am(A,cP)}
function bX({target}){if(target.open)return
if(!ae.has(target))am(target,H(target,'x'))
aD()}
function am(A,seq){Z(seq,()=>setTimeout(()=>{if(cd(A)&&!A.open)bv(A)},300))}
function br({target,clientX:x,clientY:y}){if(cX!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let aY=el=>el?.offsetWidth&&!el.closest('[inert]'),aS=()=>S()==document.body||!aY(S())
function aD(){let cb=af(':modal'),de=bF[cb.length]?.()
let bf=cb.at(-1)||document.body
bf.append(cU,ca)
bF.length=cb.length
if(aS()&&aY(de))ah(de)}
let ef=new WeakMap()
function cY(page){let cT=S()
let ee=cT?.matches('input,textarea')&&aY(cT)
if(ee||page.closest('[inert]'))return
if(pressed)ef.set(page,pressed)
ah(page.querySelector('h1[tabindex="-1"]'))}
function dc(page){if(!aS()&&!page.contains(S()))return
let path=CSS.escape(aa),cr=[ef.get(page),...af(`a[href="${path}"]`),...af('h1[tabindex="-1"]').reverse()]
ah(cr.find(aY))}
let bC=()=>location.pathname+location.search,N=bC(),aa=N,aq=0,bc=null
function cz(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bx(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function dF(path){aa=N
N=path}
function dq(aP,mode,n=1){if(bc)return void bc.push([aP,mode,n])
let to=new URL(aP,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==N)return
U()
dF(path)
if(mode=='push')history.pushState({d:++aq},'',aP)
else if(mode=='back'&&n<=aq){bc=[[aP,'replace']]
history.go(-n)}else history.replaceState({d:aq},'',aP)}
function dQ(){let cg=bc
bc=null
aq=history.state?.d??aq
N=bC()
for(let aW of cg)dq(...aW)}
function dY(){if(bc)return dQ()
let path=bC()
aq=history.state?.d??aq
if(path==N)return
U()
dF(path)
ao=bx('p:'+N)||ao
aN(aX())
H(null,'u',N)}
let al=new Map(),bm,cW=key=>af('[data-key]').find(el=>el.dataset.key==key),bw=()=>af('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function U(){cz('s:'+N,JSON.stringify(bw()))}
function aX(){return JSON.parse(bx('s:'+N)||'[]')}
function aO(){for(let[key,[x,y]]of al){let el=cW(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)al.delete(key)}}
function aN(D){for(let[key,bf]of D)al.set(key,bf)
clearTimeout(bm)
bm=setTimeout(()=>{al.clear()
g.className=''},5e3)
g.className='whole'}
let aV=new WeakMap(),cZ=k=>k.touches[0]
function dt(el){let box=el.closest('[data-key]')
let ci=box&&getComputedStyle(box).overflowY!='visible'?box:null,cH=ci||document
if(!aV.has(cH)){let bG={root:ci,rootMargin:'400px',scrollMargin:'400px'}
aV.set(cH,new IntersectionObserver(dV,bG))}
return aV.get(cH)}
function dI(el){let dB=dt(el)
dB.unobserve(el)
ds.delete(el)
if(el.hasAttribute('data-n'))dB.observe(el)}
let ds=new WeakSet()
function dV(dM,dB){for(let{target,isIntersecting}of dM){if(isIntersecting==ds.has(target))continue
ds[isIntersecting?'add':'delete'](target)
H(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dB.unobserve(target)}}
function bJ(bu,ba){if(!bu.hasAttribute('data-ph'))return
if(ba)aL(bu)
if(bu.complete&&bu.currentSrc)aL(bu,bu.naturalWidth?'loaded':'failed')}
function aL(bu,bz){for(let q of['loaded','failed'])bu.toggleAttribute('data-'+q,q==bz)}
function cI({target,type}){if(target.matches?.('img[data-ph]'))aL(target,type=='load'?'loaded':'failed')}
let bE=cw({id:'pull',hidden:!0,ariaHidden:!0}),bt=64,J=null,dJ={passive:!1}
function touchStarted(k){let box=k.touches.length==1&&k.target.closest('[data-r]')
if(J||!box||box.scrollTop>0||aA(box,'aria-busy'))return
if(k.target.closest('input,textarea,select,dialog'))return
J={box,from:cZ(k),way:0}
box.addEventListener('touchmove',dg,dJ)}
function dg(k){if(!J||J.busy)return
let{from}=J,to=cZ(k)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!J.way&&dy<Math.abs(dx))return bg()
if(k.cancelable)k.preventDefault()
J.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bq(J.way)}
function bq(way){bE.hidden=!way
bE.style.transform=`translateY(${way}px)`
bE.style.opacity=Math.min(1,way/bt)
bE.toggleAttribute('data-ready',way>=bt)}
function cS(){if(!J||J.busy)return
let{box,way}=J
if(way<bt)return bg()
J.busy=!0
bq(bt)
bE.dataset.busy=''
Z(H(box,'r'),()=>bk(box))}
function bk(box){if(J?.busy&&J.box==box&&!aA(box,'aria-busy'))bg()}
function bg(){J?.box.removeEventListener('touchmove',dg)
J=null
delete bE.dataset.busy
bq(0)}
let B=(target,cE,W,bG)=>cE.split(' ').forEach(name=>target.addEventListener(name,W,bG))
B(g,'click',dL)
B(g,'keydown',ek)
B(g,'input',dH)
B(g,'compositionend',({target})=>R.has(target)&&(R.get(target).composing=!1))
B(g,'change',dv)
B(g,'focusin focusout',cy)
B(g,'close',bX,!0)
B(g,'z',({target,detail})=>H(target,...detail))
B(g,'load error',cI,!0)
B(g,'touchstart',touchStarted,{passive:!0})
B(g,'touchend',cS)
B(g,'touchcancel',()=>J?.busy||bg())
B(g,'wheel touchmove keydown',()=>al.clear(),{passive:!0})
B(document,'pointerdown',({target})=>{cX=target
if(L&&!L.contains(target)&&!E.contains(target))P()})
B(window,'popstate',dY)
B(window,'online',()=>dw(0))
B(window,'languagechange',ab)
for(let eo of[cu,cq,...eg])B(eo,'change',ab)
B(document,'visibilitychange',()=>{if(document.hidden)U()
else dw(25e3)
if(K)H(null,'v',+!document.hidden)})
B(window,'pagehide',()=>{U()
cv()
K=!1})
B(window,'pageshow',k=>k.persisted&&dw(0))
setInterval(()=>{if(G&&ap()-bR>(K?45e3:1e4)){cv()
dU()}},5e3)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let ei=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(ei){ao=bx('p:'+N)
aN(aX())}
Q=aE(g,1)!=+g.dataset.count+1
if(Q)aH.push(ap())
cD(g,1)
for(let W of aU)W()
if(al.size)aO()
for(let el of bY())if(el.value!=el.defaultValue)dH({target:el})
bD()
})()
