(()=>{'use strict'
let g=document.getElementById('root'),X=new Map([[0,g]]),aB=new WeakMap([[g,0]]),ce=el=>aB.get(el),ap=()=>performance.now(),S=()=>document.activeElement,ah=el=>el?.focus({preventScroll:!0}),aA=(el,name)=>el.getAttribute(name)=='true',af=(bp,top=g)=>[...top.querySelectorAll(bp)]
function dB(el,F){X.set(F,el)
aB.set(el,F)}
function aE(top,F){for(let el of af('*',top))dB(el,F++)
return F}
function db(el){for(let q of[el,...af('*',el)]){let F=aB.get(q)
aB.delete(q)
if(X.get(F)===q)X.delete(F)}}
function at(F){let el=X.get(F)
if(!el)throw Error('no element '+F)
return el}
function bT(aT,ak){let aM=document.createElement('template')
let svg=ak.namespaceURI.endsWith('svg')
aM.innerHTML=svg?`<svg>${aT}</svg>`:aT
return svg?aM.content.firstChild:aM.content}
function V(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
function br(el){el.style.cssText=el.dataset.c||''}
let aU=[],aZ,gone,co='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function cE(el,ed){let dD=af(co,el)
if(el.matches(co))dD.unshift(el)
for(let q of dD){if(q.dataset.c)br(q)
if(q.hasAttribute('data-n'))dJ(q)
bK(q)
cO(q)
if(q.hasAttribute('data-m'))aU.push(()=>bw(q))
if(ed)continue
if(q.autofocus)aU.push(()=>q.focus())
if(q.matches('.page'))aZ=q}}
let cH={__proto__:null,t(id,ax){let el=at(id),cG=el.firstChild
if(cG&&cG.nodeType==3&&!cG.nextSibling&&ax)cG.data=ax
else el.textContent=ax},a(id,name,value){let el=at(id),av=aJ.get(el)
if(av&&av.name==name)return void(av.value=value)
V(el,name,value)
if(name=='data-c')br(el)
else if(name=='data-n')dJ(el)
else if(name=='src')bK(el,1)
else if(name=='aria-busy')bk(el)
else if(name=='aria-checked')cO(el.parentNode)},i(ak,aa,aT,bb){let dT=at(ak),aK=aa?at(aa):null
let bU=bT(aT,dT),ee=[...bU.children]
aE(bU,bb)
while(bU.firstChild)dT.insertBefore(bU.firstChild,aK)
for(let el of ee)cE(el)
ac?.entered.push(...ee)},m(ak,id,aa){at(ak).insertBefore(at(id),aa?at(aa):null)},r(id){let el=at(id)
if(el.matches('.page'))gone=el
for(let A of el.matches('dialog')?[el]:af('dialog',el)){A.close()
aU.push(aD)}
db(el)
if(!eo(el))el.remove()},v(id,value,seq){let el=at(id),aj=R.get(el)
if(aj&&(aj.composing||Y.has(el)||aj.seq>seq))return
R.delete(el)
dj(el,value)},c(eu){let bj=cP()
for(let dv of eu.split('\n')){if(!dv.trim())continue
try{bj.insertRule(dv,bj.cssRules.length)}catch(aF){console.warn(dv,aF)}}},u:dr,T(bB){document.title=bB},s(ax){ao=ax
cA('p:'+N,ax)},f(id){let el=at(id)
aU.push(()=>el.focus())},l:ey,j(aP){import(aP)},h(aT,bt,bB,aP){cN(aT,bt)
document.title=bB
N==dA?dr(aP,'replace'):H(null,'u',N)},o(href){let aP=new URL(href,location)
if(/^https?:$/.test(aP.protocol))open(aP,'_blank','noreferrer')},}
function cP(){return document.getElementById('rules').sheet}
function ex(batch){aU=[]
aZ=gone=null
for(let[name,...ch]of batch)cH[name]?.(...ch)
if(aZ)cZ(aZ)
else if(gone)dd(gone)
for(let W of aU)W()
if(al.size)aO()}
function cN(aT,bt){let cR=bC(),aR=ba(cq(),aJ,ds),er=dc()
U()
aN(bx())
db(g)
dB(g,0)
aJ.clear()
R.clear()
Y.clear()
P()
g.replaceChildren(bT(aT,g))
if(aE(g,1)!=bt+1)throw Error('count')
cE(g,1)
aU.push(()=>{ci(cR)
bJ(aR)
er()
aD()})}
function cx(cM){let el=Object.assign(document.createElement('div'),cM)
document.body.append(el)
return el}
let cb=cx({id:'live',role:'status',className:'sr'})
function ey(ax){cb.textContent=''
setTimeout(()=>(cb.textContent=ax),50)}
let cr=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',ac=null,ec={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aQ(el,cn){let M={},side=document.dir=='rtl'?-100:100
let cF=cn&&el.dataset.trOut||el.dataset.tr||(ac.page&&el.matches('.page')?'trailing':'')
for(let name of cF.split(' ')){let bV=/trailing/.test(name)||(name=='slide'&&cn)?side:-side
if(name=='opacity')M.opacity=0
else if(name)M.transform=ec[name]||`translateX(${bV}%)`}
return Object.keys(M).length&&M}
function bO(batch,O){if(cr.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
ac={duration:O.a||300,boxes,exits,entered:[],page:O.n}
for(let[name,bb,second]of batch){if(!'imr'.includes(name))continue
let el=X.get(name=='m'?second:bb)
if(name=='r'&&el&&aQ(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let ak of[X.get(bb),el?.parentNode]){for(let ct of ak?.children||[]){if(!boxes.has(ct)&&boxes.size<400)boxes.set(ct,ct.getBoundingClientRect())}}}}
function eo(el){let box=ac?.exits.get(el)
if(!box)return!1
let[left,top,width,height]=box.map(C=>C+'px')
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
let dY=el.animate([{},aQ(el,1)],{duration:ac.duration,easing,fill:'forwards'})
dY.onfinish=dY.oncancel=()=>el.remove()
return!0}
function cK(){let{duration,boxes,exits,entered}=ac
for(let el of entered){let M=aQ(el)
if(M)el.animate([M,{}],{duration,easing})}
for(let[el,old]of boxes){if(!el.isConnected||exits.has(el))continue
let ad=el.getBoundingClientRect(),x=old.left-ad.left,y=old.top-ad.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function dp(batch,O,W,bo){if(O.z&&document.startViewTransition&&!cr.matches&&!document.hidden){return ei(O.z,W,bo)}
if(O.a||O.n)bO(batch,O)
try{W()
if(ac)cK()}finally{ac=null}
bo()}
function ei(name,W,bo){let bp=`[data-zoom="${CSS.escape(name)}"]`
let aG=()=>af(bp).filter(el=>!el.closest('[inert]')).pop(),ck=aG(),cD=value=>ck&&(ck.style.viewTransitionName=value)
cD('zoom')
document.startViewTransition(()=>{cD('')
cm(()=>{W()
ck=aG()
cD('zoom')
bo()})}).finished.finally(()=>cD(''))}
let G=null,K=!1,bi=0,bS=0,ay=0,retry,bI=!1,dH=g.dataset.session,ao=null,I=0,cQ=0,bP=0,bh=[],an=[],dm=0,saying,be=[],bd=!1,dA,Q=!1,aH=[],cS=[]
function cL(M){G.readyState>1||G.send(JSON.stringify(M))
dm=0
saying=clearTimeout(saying)}
function H(el,ca,value){let F=el?ce(el):0
if(!(F>=0)||bI)return 0
if(ca!='i'&&Y.size)bn()
let k=[++cQ,F,ca]
if(value!==undefined)k.push(value)
bh.push(k)
if(K)bL(k)
return cQ}
function bL([seq,...ch]){cL([seq,I,...ch])}
let Z=(seq,W)=>an.push([seq,W])
function bE(){clearTimeout(retry)
if(G||bI)return
bS=ap()
aw()
let ws=(G=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==G&&dE()
ws.onmessage=k=>ws==G&&dO(k.data)
ws.onclose=k=>ws==G&&dV(k.code,k.reason)}
function dE(){let bb=!bi&&!Q
cS=bb?[]:bC()
cL([0,I,0,'hello',{s:dH,u:dA=N,p:ao,f:Q?1:0,e:bl(),i:cS,}])}
function dV(cu,di){let ad=ap()
if(K&&ad-bi>5e3)ay=0
K=!1
G=null
be=[]
aw()
if(cu==4001)bI=!0
else if(cu==4004){bI=!0
clearTimeout(aC)
cV.textContent=di}
else if(cu==4003)bz()
else bM(ay++?Math.min(8e3,125*2**ay)*(0.75+Math.random()/2):0)}
function bM(bR){clearTimeout(retry)
retry=setTimeout(bE,bR)}
function cw(){let ws=G
if(ws){G=null
ws.close()}}
function dz(dP){if(K&&ap()-bS<dP)return
cw()
K=!1
ay=0
bE()}
function dq(aF){console.error(aF)
let ad=ap(),bR=Math.max(0,aH.at(-3)+6e4-ad||0)
aH.push(ad+bR)
Q=!0
K=bd=!1
be=[]
cw()
aw()
bM(bR)}
function cm(W){try{W()}catch(aF){dq(aF)}}
function dO(ax){bS=ap()
cm(()=>{let M=JSON.parse(ax)
if(M.length)be.push(M)
cp()})}
function cp(){while(be.length&&!bd)et(be.shift())}
function et([seq,ack,batch,O={}]){let from=G
let bo=()=>{if(seq>I){I=seq
ew()}
eb(ack)
if(!K&&from==G)dQ()}
if(O.fresh)dk(batch,O)
if(!seq||seq<=I)return bo()
if(seq>I+1)throw Error(`batch ${seq} after ${I}`)
bd=!0
dp(batch,O,()=>ex(batch),()=>{bo()
bd=!1
if(be.length)cp()})}
function dk(batch,O){I=cQ=bP=0
bh=[]
an=[]
if(O.s)dH=O.s
let bj=cP()
if(batch.some(op=>op[0]=='c'))while(bj.cssRules.length)bj.deleteRule(0)}
function dQ(){K=!0
Q=!1
bi=ap()
aC=clearTimeout(aC)
cV.textContent=''
bh.forEach(bL)
if(document.hidden)H(null,'v',0)}
function eb(ack){if(ack<=bP)return
bP=ack
while(bh.length&&bh[0][0]<=ack)bh.shift()
while(an.length&&an[0][0]<=ack)an.shift()[1]()
if(Y.size)bn(ack)}
function ew(){if(++dm>=10)cL([0,I])
else saying||=setTimeout(()=>K&&cL([0,I]),2e3)}
let cV=cx({id:'offline',role:'status'}),aC
function aw(){aC||=setTimeout(()=>(cV.textContent=g.dataset.offline),1e3)}
function bz(){bI=!0
if(Date.now()-by('reloaded')<3e4)return
cA('reloaded',Date.now())
location.reload()}
let cv=matchMedia('(prefers-color-scheme: dark)'),eh=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bl(){let ad={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cv.matches?'dark':'light',w:innerWidth,motion:+cr.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${ad.scheme}.${ad.w}.${ad.tz}; path=/; max-age=31536000; SameSite=Strict`
return ad}
let ab=()=>{let ad=bl()
if(K)H(null,'e',ad)}
let aJ=new Map(),pressed=null
function cW(el,name,value,seq){let av=aJ.get(el)
if(av)av.seq=seq
else aJ.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Z(seq,()=>{let av=aJ.get(el)
if(!av||av.seq!=seq)return
aJ.delete(el)
V(el,name,av.value)
if(name=='aria-checked')cO(el.parentNode)})}
let bN=el=>el.ariaPressed?'aria-pressed':'aria-checked',ds=el=>aA(el,bN(el))
function dl(el){let dn=!ds(el)
cW(el,bN(el),dn,H(el,'t',dn))}
let cg=ag=>af('[role=radio]',ag)
function dX(au){let ag=au.closest('[role=radiogroup][data-e=p]')
if(!ag||aA(au,'aria-checked'))return
let seq=H(ag,'p',au.dataset.v)
for(let q of cg(ag))cW(q,'aria-checked',q==au,seq)
cO(ag)}
function cO(ag){if(ag.role!='radiogroup')return
let D=cg(ag),aR=D.find(q=>aA(q,'aria-checked'))||D[0]
for(let q of D)q.tabIndex=q==aR?0:-1}
let cd=k=>k.metaKey||k.ctrlKey||k.altKey,dg='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function dM(k){let el=k.target.closest(dg)
if(!el)return bs(k)
let cC=el.localName=='a'
if(cC&&(k.button||cd(k)||k.shiftKey))return
if(el.hasAttribute('data-out'))return
if(bI||(cC&&!bi&&ay>2))return cC||bz()
if(cC)k.preventDefault()
if(aA(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cl(el)
let ca=el.dataset.e
pressed=el
if(L&&L.contains(el)){pressed=E
P(1)}
if(ca=='t')dl(el)
else if(ca=='c'||el.hasAttribute('data-back')){el.dataset.w=''
Z(H(el,'c'),()=>delete el.dataset.w)}
else if(el.role=='radio')dX(el)
if(el.hasAttribute('data-d'))bW(el.closest('dialog'))}
let L=null,E=null,dF=()=>af('[role^=menuitem]:not([disabled])',L)
function cl(ai){let ea=ai==E
P(ea)
ea||cf(ai)}
function cf(ai,es){let D=ai.nextElementSibling
if(D?.role!='menu')return
L=D
E=ai
L.hidden=!1
ai.ariaExpanded=!0
ah(dF().at(es?-1:0))}
function P(ar){if(!L)return
let dS=ar||L.contains(S())
L.hidden=!0
E.ariaExpanded=!1
if(dS)ah(E)
L=E=null}
let eq={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function em(k){let{key,target}=k
if(cd(k)||k.isComposing)return
let aW=eq[key]
if(document.dir=='rtl'&&/t$/.test(key))aW=-aW
if(L&&(L.contains(target)||target==E)){let D=dF(),ek=D.indexOf(target)
if(key=='Escape')P(1)
else if(key=='Home')D[0]?.focus()
else if(key=='End')D.at(-1)?.focus()
else if(/Up|Down/.test(key))D.at((ek+aW)%D.length)?.focus()
else return void(key=='Tab'&&P(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cf(target,aW<0)
else if(target.matches('[role=radio]')&&aW){let D=cg(target.closest('[role=radiogroup]'))
let aK=D.at((D.indexOf(target)+aW)%D.length)
aK.focus()
dX(aK)}else if(key=='Enter'&&target.matches('input[data-s]')&&k.keyCode!=229){H(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
k.preventDefault()}
let R=new Map(),Y=new Set()
function dI(k){let el=k.target
if(el.dataset.e!='i')return
let aj=R.get(el)||{seq:0}
R.set(el,aj)
aj.composing=k.isComposing
if(aj.seq>bP)Y.add(el)
else aj.seq=H(el,'i',el.value)}
function bn(ack){for(let el of Y){let aj=R.get(el)
if(aj.seq>ack)continue
Y.delete(el)
aj.seq=H(el,'i',el.value)}}
function dw(k){let el=k.target
if(el.localName!='select'||el.dataset.e!='p')return
R.set(el,{seq:H(el,'p',el.value)})}
function dj(el,value){if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==S()&&selectionStart!=null){el.setSelectionRange(selectionStart,selectionEnd)}}
let az=null
function cz(k){let el=k.target
if(!el.hasAttribute('data-fo'))return
if(k.type=='focusin'){if(az==el)return
az=el
H(el,'f')}else if(S()!=el){az=null
H(el,'b')}}
let bZ=()=>af('[data-e=i]').filter(el=>aB.has(el)),en=el=>el.name||el.ariaLabel||el.textContent
function aI(D){let bX={}
return D.map(el=>{let name=en(el)
bX[name]=bX[name]+1||0
return[name,bX[name],el]})}
let bQ=(D,[name,n])=>D.find(q=>q[0]==name&&q[1]==n)?.[2],ba=(D,dL,value)=>aI(D).filter(q=>dL.has(q[2])).map(q=>q.with(2,value(q[2]))),bC=()=>ba(bZ(),R,el=>el.value)
function ci(cR){for(let cy of aI(bZ())){let el=cy[2],cB=bQ(cR,cy)
if(cB==null)continue
el.value=cB
R.set(el,{seq:bQ(cS,cy)==cB?0:H(el,'i',cB)})}
cS=[]}
let cq=()=>af('[data-e=t]')
function bJ(aR){for(let q of aI(cq())){if(bQ(aR,q)==!ds(q[2]))dl(q[2])}}
function de(el){let dU=()=>aI(af(el?.localName))
let bf=dU().find(q=>q[2]==el)
return()=>aY(el)?el:bf&&bQ(dU(),bf)}
function dc(){let el=S(),aG=de(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let ev=az==el
return()=>{let aK=aG()
az=ev&&aK
ah(aK)
if(!aK||selectionStart==null)return
aK.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bG=[],ae=new WeakSet(),cY=null
function bw(A){if(!A.isConnected||A.matches(':modal'))return
bG[af(':modal').length]||=de(aS()?pressed:S())
A.removeAttribute('open')
ae.delete(A)
A.showModal()
A.append(cV,cb)}
function bW(A){if(!A)return
ae.add(A)
A.close()
am(A,cQ)}
function bY({target}){if(target.open)return
if(!ae.has(target))am(target,H(target,'x'))
aD()}
function am(A,seq){Z(seq,()=>setTimeout(()=>{if(ce(A)&&!A.open)bw(A)},300))}
function bs({target,clientX:x,clientY:y}){if(cY!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let aY=el=>el?.offsetWidth&&!el.closest('[inert]'),aS=()=>S()==document.body||!aY(S())
function aD(){let cc=af(':modal'),df=bG[cc.length]?.()
let bf=cc.at(-1)||document.body
bf.append(cV,cb)
bG.length=cc.length
if(aS()&&aY(df))ah(df)}
let eg=new WeakMap()
function cZ(page){let cU=S()
let ef=cU?.matches('input,textarea')&&aY(cU)
if(ef||page.closest('[inert]'))return
if(pressed)eg.set(page,pressed)
ah(page.querySelector('h1[tabindex="-1"]'))}
function dd(page){if(!aS()&&!page.contains(S()))return
let path=CSS.escape(aa),cs=[eg.get(page),...af(`a[href="${path}"]`),...af('h1[tabindex="-1"]').reverse()]
ah(cs.find(aY))}
let bD=()=>location.pathname+location.search,N=bD(),aa=N,aq=0,bc=null
function cA(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function by(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function dG(path){aa=N
N=path}
function dr(aP,mode,n=1){if(bc)return void bc.push([aP,mode,n])
let to=new URL(aP,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==N)return
U()
dG(path)
if(mode=='push')history.pushState({d:++aq},'',aP)
else if(mode=='back'&&n<=aq){bc=[[aP,'replace']]
history.go(-n)}else history.replaceState({d:aq},'',aP)}
function dR(){let ch=bc
bc=null
aq=history.state?.d??aq
N=bD()
for(let aW of ch)dr(...aW)}
function dZ(){if(bc)return dR()
let path=bD()
aq=history.state?.d??aq
if(path==N)return
U()
dG(path)
ao=by('p:'+N)||ao
aN(aX())
H(null,'u',N)}
let al=new Map(),bm,cX=key=>af('[data-key]').find(el=>el.dataset.key==key),bx=()=>af('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function U(){cA('s:'+N,JSON.stringify(bx()))}
function aX(){return JSON.parse(by('s:'+N)||'[]')}
function aO(){for(let[key,[x,y]]of al){let el=cX(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)al.delete(key)}}
function aN(D){for(let[key,bf]of D)al.set(key,bf)
clearTimeout(bm)
bm=setTimeout(()=>{al.clear()
g.className=''},5e3)
g.className='whole'}
let aV=new WeakMap(),da=k=>k.touches[0]
function du(el){let box=el.closest('[data-key]')
let cj=box&&getComputedStyle(box).overflowY!='visible'?box:null,cI=cj||document
if(!aV.has(cI)){let bH={root:cj,rootMargin:'400px',scrollMargin:'400px'}
aV.set(cI,new IntersectionObserver(dW,bH))}
return aV.get(cI)}
function dJ(el){let dC=du(el)
dC.unobserve(el)
dt.delete(el)
if(el.hasAttribute('data-n'))dC.observe(el)}
let dt=new WeakSet()
function dW(dN,dC){for(let{target,isIntersecting}of dN){if(isIntersecting==dt.has(target))continue
dt[isIntersecting?'add':'delete'](target)
H(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dC.unobserve(target)}}
function bK(bv,ba){if(!bv.hasAttribute('data-ph'))return
if(ba)aL(bv)
if(bv.complete&&bv.currentSrc)aL(bv,bv.naturalWidth?'loaded':'failed')}
function aL(bv,bA){for(let q of['loaded','failed'])bv.toggleAttribute('data-'+q,q==bA)}
function cJ({target,type}){if(target.matches?.('img[data-ph]'))aL(target,type=='load'?'loaded':'failed')}
let bF=cx({id:'pull',hidden:!0,ariaHidden:!0}),bu=64,J=null,dK={passive:!1}
function touchStarted(k){let box=k.touches.length==1&&k.target.closest('[data-r]')
if(J||!box||box.scrollTop>0||aA(box,'aria-busy'))return
if(k.target.closest('input,textarea,select,dialog'))return
J={box,from:da(k),way:0}
box.addEventListener('touchmove',dh,dK)}
function dh(k){if(!J||J.busy)return
let{from}=J,to=da(k)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!J.way&&dy<Math.abs(dx))return bg()
if(k.cancelable)k.preventDefault()
J.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bq(J.way)}
function bq(way){bF.hidden=!way
bF.style.transform=`translateY(${way}px)`
bF.style.opacity=Math.min(1,way/bu)
bF.toggleAttribute('data-ready',way>=bu)}
function cT(){if(!J||J.busy)return
let{box,way}=J
if(way<bu)return bg()
J.busy=!0
bq(bu)
bF.dataset.busy=''
Z(H(box,'r'),()=>bk(box))}
function bk(box){if(J?.busy&&J.box==box&&!aA(box,'aria-busy'))bg()}
function bg(){J?.box.removeEventListener('touchmove',dh)
J=null
delete bF.dataset.busy
bq(0)}
let B=(target,cF,W,bH)=>cF.split(' ').forEach(name=>target.addEventListener(name,W,bH))
B(g,'click',dM)
B(g,'keydown',em)
B(g,'input',dI)
B(g,'compositionend',({target})=>R.has(target)&&(R.get(target).composing=!1))
B(g,'change',dw)
B(g,'focusin focusout',cz)
B(g,'close',bY,!0)
B(g,'z',({target,detail})=>H(target,...detail))
B(g,'load error',cJ,!0)
B(g,'touchstart',touchStarted,{passive:!0})
B(g,'touchend',cT)
B(g,'touchcancel',()=>J?.busy||bg())
B(g,'wheel touchmove keydown',()=>al.clear(),{passive:!0})
B(document,'pointerdown',({target})=>{cY=target
if(L&&!L.contains(target)&&!E.contains(target))P()})
B(window,'popstate',dZ)
B(window,'online',()=>dz(0))
B(window,'languagechange',ab)
for(let ep of[cv,cr,...eh])B(ep,'change',ab)
B(document,'visibilitychange',()=>{if(document.hidden)U()
else dz(25e3)
if(K)H(null,'v',+!document.hidden)})
B(window,'pagehide',()=>{U()
cw()
K=!1})
B(window,'pageshow',k=>k.persisted&&dz(0))
setInterval(()=>{if(G&&ap()-bS>(K?45e3:1e4)){cw()
dV()}},5e3)
aq=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let ej=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(ej){ao=by('p:'+N)
aN(aX())}
Q=aE(g,1)!=+g.dataset.count+1
if(Q)aH.push(ap())
cE(g,1)
for(let W of aU)W()
if(al.size)aO()
for(let el of bZ())if(el.value!=el.defaultValue)dI({target:el})
bE()
})()
