(()=>{'use strict'
let q=document.getElementById('root'),ad=new Map([[0,q]]),aZ=new WeakMap([[q,0]]),ap=el=>aZ.get(el),ah=()=>performance.now(),R=()=>document.activeElement,an=el=>el?.focus({preventScroll:!0}),bT=(el,name)=>el.getAttribute(name)=='true',W=(bL,top=q)=>[...top.querySelectorAll(bL)]
function ei(el,L){ad.set(L,el)
aZ.set(el,L)}
function bd(top,L){for(let el of W('*',top))ei(el,L++)
return L}
function dH(el){for(let g of[el,...W('*',el)]){let L=aZ.get(g)
aZ.delete(g)
if(ad.get(L)===g)ad.delete(L)}}
function at(L){let el=ad.get(L)
if(!el)throw Error('no element '+L)
return el}
function cu(bs,aD){let bn=document.createElement('template')
let svg=aD.namespaceURI.endsWith('svg')
bn.innerHTML=svg?`<svg>${bs}</svg>`:bs
return svg?bn.content.firstChild:bn.content}
function aj(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
function bN(el){el.style.cssText=el.dataset.c||''}
function dV(bI,el,ao){let E=[...bI.childNodes],D=E.indexOf(el)
let to=ao?E.indexOf(ao):E.length,aR=(g,G)=>bI.moveBefore?bI.moveBefore(g,G):bI.insertBefore(g,G)
if(D<0||!el.contains(R()))aR(el,ao)
else if(D<to)E.slice(D+1,to).forEach(g=>aR(g,el))
else E.slice(to,D).forEach(g=>aR(g,E[D+1]||null))}
let bu=[],aB,gone,cX='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function dm(el,eR){let em=W(cX,el)
if(el.matches(cX))em.unshift(el)
for(let g of em){if(g.dataset.c)bN(g)
if(g.hasAttribute('data-n'))ev(g)
cl(g)
dx(g)
if(g.hasAttribute('data-m'))bu.push(()=>bk(g))
if(eR)continue
if(g.autofocus)bu.push(()=>g.focus())
if(g.matches('.page'))aB=g}}
let dq={__proto__:null,t(id,J){let el=at(id),dp=el.firstChild
if(dp&&dp.nodeType==3&&!dp.nextSibling&&J)dp.data=J
else el.textContent=J},a(id,name,value){let el=at(id),aU=aO.get(el)
if(aU&&aU.name==name)return void(aU.value=value)
aj(el,name,value)
if(name=='data-c')bN(el)
else if(name=='data-n')ev(el)
else if(name=='src')cl(el,1)
else if(name=='aria-checked')dx(el.parentNode)},i(aD,G,bs,ar){let bI=at(aD),ao=G?at(G):null
let az=cu(bs,bI),eS=[...az.children]
bd(az,ar)
while(az.firstChild)bI.insertBefore(az.firstChild,ao)
for(let el of eS)dm(el)
Y?.entered.push(...eS)},m(aD,id,G){dV(at(aD),at(id),G?at(G):null)},r(id){let el=at(id)
if(el.matches('.page')&&!bS(el))gone=el
for(let C of el.matches('dialog')?[el]:W('dialog',el)){C.close()
bu.push(bc)}
dH(el)
if(!eZ(el))el.remove()},v(id,value,seq){eD(at(id),value,seq)},c(fg){let bC=dy()
for(let ec of fg.split('\n')){if(!ec.trim())continue
try{bC.insertRule(ec,bC.cssRules.length)}catch(be){console.warn(ec,be)}}},u:eJ,T(aA){document.title=aA},s(J){aH=J
di('p:'+Q,J)},f(id){let el=at(id)
bu.push(()=>el.focus())},l:fk,j(aI){import(aI)},h(bs,bQ,aA,aI){dw(bs,bQ)
document.title=aA
Q==eg&&!al[0]?cB(aI,'replace'):cp()
al=[]},o(href){let aI=new URL(href,location)
if(/^https?:$/.test(aI.protocol))open(aI,'_blank','noreferrer')},}
function dy(){return document.getElementById('rules').sheet}
function fj(batch){bu=[]
aB=gone=null
for(let[name,...eb]of batch)dq[name]?.(...eb)
if(aB&&!aJ&&!batch.some(([name])=>name=='u'))bK.add(aB)
if(aB)dG(aB)
else if(gone)ck(gone)
for(let am of bu)am()
if(aE.size)bp()}
function dw(bs,bQ){let dA=bY(),bq=bz(cY(),aO,dT),held=dI()
ai()
bo(bV())
dH(q)
ei(q,0)
aO.clear()
ax.clear()
aq.clear()
ae()
q.replaceChildren(cu(bs,q))
if(bd(q,1)!=bQ+1)throw Error('count')
dm(q,1)
bu.push(()=>{cK(dA)
ch(bq)
held()
cP()
bc()})}
function ej(dv){let el=Object.assign(document.createElement('div'),dv)
document.body.append(el)
return el}
let cC=ej({id:'live',role:'status',className:'sr'})
function fk(J){cC.textContent=''
setTimeout(()=>(cC.textContent=J),50)}
let da=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',Y=null,eQ={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aK(el,cW){let aa={},side=document.dir=='rtl'?-100:100
let dn=cW&&el.dataset.trOut||el.dataset.tr||(Y.page&&el.matches('.page')?'trailing':'')
for(let name of dn.split(' ')){let aR=/trailing/.test(name)||(name=='slide'&&cW)?side:-side
if(name=='opacity')aa.opacity=0
else if(name)aa.transform=eQ[name]||`translateX(${aR}%)`}
return Object.keys(aa).length&&aa}
function cq(batch,U){if(da.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
Y={duration:U.a||300,boxes,exits,entered:[],page:U.n}
for(let[name,ar,second]of batch){if(!'imr'.includes(name))continue
let el=ad.get(name=='m'?second:ar)
if(name=='r'&&el&&aK(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let aD of[ad.get(ar),el?.parentNode]){for(let cs of aD?.children||[]){if(!boxes.has(cs)&&boxes.size<400)boxes.set(cs,cs.getBoundingClientRect())}}}}
function eZ(el){let box=Y?.exits.get(el)
let cI=bS(el)&&el.getAnimations().at(-1)
if(!box&&!cI)return!1
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
if(!cI){let[left,top,width,height]=box.map(k=>k+'px')
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
cI=el.animate([{},aK(el,1)],{duration:Y.duration,easing,fill:'forwards'})}
cI.onfinish=cI.oncancel=()=>el.remove()
return!0}
function dt(){let{duration,boxes,exits,entered}=Y
for(let el of entered){let aa=aK(el)
if(aa)el.animate([aa,{}],{duration,easing})}
for(let[el,bw]of boxes){if(!el.isConnected||exits.has(el))continue
let N=el.getBoundingClientRect(),x=bw.left-N.left,y=bw.top-N.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function cv(batch,U,am,bH){if(U.z&&document.startViewTransition&&!da.matches&&!document.hidden){return eV(U.z,am,bH)}
if(U.a||U.n)cq(batch,U)
try{am()
if(Y)dt()}finally{Y=null}
bH()}
function eV(name,am,bH){let bL=`[data-zoom="${CSS.escape(name)}"]`
let aT=()=>W(bL).filter(el=>!el.closest('[inert]')).pop(),cN=aT(),dl=value=>cN&&(cN.style.viewTransitionName=value)
dl('zoom')
document.startViewTransition(()=>{dl('')
cV(()=>{am()
cN=aT()
dl('zoom')
bH()})}).finished.finally(()=>dl(''))}
let I=null,M=!1,bB=0,ab=0,aX=0,retry,cg=!1,eu=q.dataset.session,aH=null,V=0,dz=0,sent=0,bM=0,aP=[],aG=[],dP=0,saying,bh=[],af=!1,eg,ag=!1,bf=[],dB=[],et=0,doubt,aS=null,aJ=0,cw=0
function du(aa){I.readyState>1||I.send(JSON.stringify(aa))
dP=0
saying=clearTimeout(saying)}
function P(el,cd,value){let L=el?ap(el):0
if(!(L>=0)||cg)return 0
if(/[cstpb]/.test(cd))eA()
if(cd!='i'&&aq.size)bG()
let B=[++sent,dz,L,cd]
if(value!==undefined)B.push(value)
if(!aP.length)et=ah()
aP.push(B)
if(M)cm(B)
return B[0]}
function cm(B){du(B)
doubt||=setTimeout(cb,2e3)}
function cb(){doubt=0
if(!M||!aP.length||document.hidden)return
let ba=ah()-Math.max(ab,et),ee=2e3-ba
if(ba>=4e3){ee=8e3
bj()
aS?.close()
aS=eF()}else if(ba>=2e3){ee+=2e3
es()}
doubt=setTimeout(cb,ee)}
let es=()=>I.readyState>1||I.send('[]')
function ea(){cG()
aS?.close()
aS=null
clearTimeout(doubt)
cb()}
let Z=(seq,am)=>aG.push([seq,am])
function ca(){clearTimeout(retry)
if(I||cg)return
ab=ah()
aV()
I=eF()}
function eF(){let ws=new WebSocket(location.origin.replace('http','ws')+'/_/socket')
ws.onopen=()=>{if(ws==aS){aS=null
cc()
M=!1
bh=[]
I=ws
ab=ah()}
if(ws==I)en()}
ws.onmessage=B=>ws==I&&eB(B.data)
ws.onclose=B=>ws==I&&eI(B.code,B.reason)
return ws}
function en(){let ar=!bB&&!ag
let fe=4e3
dB=ar?[]:bY().filter(g=>(fe-=g[2].length)>=0)
du([0,V,0,'hello',{s:eu,u:eg=Q,p:aH,f:ag?1:0,e:bE(),i:dB,}])}
function eI(dc,dM){let N=ah()
if(M&&N-bB>5e3)aX=0
M=!1
cc()
bh=[]
aV()
if(dc==4001)cg=!0
else if(dc==4004){cg=!0
clearTimeout(bb)
cR.textContent=dM}
else if(dc==4003)bX()
else cn(aX++?Math.min(8e3,125*2**aX)*(0.75+Math.random()/2):0)}
function cn(ct){clearTimeout(retry)
retry=setTimeout(ca,ct)}
function cc(){let fa=[I,aS]
I=aS=null
for(let ws of fa)ws?.close()}
function ef(ba){if(M&&ah()-ab<ba)return
cc()
M=!1
aX=0
ca()}
function dR(be){console.error(be)
let N=ah(),ct=Math.max(0,bf.at(-3)+6e4-N||0)
bf.push(N+ct)
ag=!0
M=af=!1
bh=[]
cc()
aV()
cn(ct)}
function cV(am){try{am()}catch(be){dR(be)}}
function eB(J){ab=ah()
if(M&&cR.textContent)ea()
cV(()=>{let aa=JSON.parse(J)
if(aa.length)bh.push(aa)
ci()})}
function ci(){while(bh.length&&!af)ff(bh.shift())}
function ff([seq,ack,batch,U={}]){let D=I
let bH=()=>{if(seq>V){V=seq
fi()}
eP(ack)
if(ack>=aJ)aJ=0
if(!M&&D==I)eC()}
if(U.fresh)dN(batch,U)
if(!seq||seq<=V)return bH()
if(seq>V+1)throw Error(`batch ${seq} after ${V}`)
af=!0
cw=ack
if(batch.some(([name,id])=>name=='r'&&bS(ad.get(id))))U={a:U.a}
cv(batch,U,()=>{fj(batch)
dz=seq},()=>{bH()
af=!1
if(bh.length)ci()})}
function dN(batch,U){V=dz=sent=bM=aJ=0
aP=[]
aG=[]
if(U.s)eu=U.s
let bC=dy()
if(batch.some(op=>op[0]=='c'))while(bC.cssRules.length)bC.deleteRule(0)}
function eC(){M=!0
ag=!1
bB=ah()
cG()
aP.forEach(cm)
if(document.hidden)P(null,'v',0)}
function eP(ack){if(ack<=bM)return
bM=ack
while(aP.length&&aP[0][0]<=ack)aP.shift()
while(aG.length&&aG[0][0]<=ack)aG.shift()[1]()
if(aq.size)bG(ack)}
function fi(){if(++dP>=10)du([0,V])
else saying||=setTimeout(()=>M&&du([0,V]),2e3)}
let cR=ej({id:'offline',role:'status'}),bb,bj=()=>(cR.textContent||=q.dataset.offline)
function aV(){bb||=setTimeout(bj,1e3)}
function cG(){bb=clearTimeout(bb)
cR.textContent=''}
function bX(){cg=!0
if(Date.now()-bW('reloaded')<3e4)return
di('reloaded',Date.now())
location.reload()}
let dd=matchMedia('(prefers-color-scheme: dark)'),eU=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bE(){let N={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:dd.matches?'dark':'light',w:innerWidth,motion:+da.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${N.scheme}.${N.w}.${N.tz}; path=/; max-age=31536000; SameSite=Strict`
return N}
let au=()=>{let N=bE()
if(M)P(null,'e',N)}
let aO=new Map(),pressed=null
function bP(el,name,value,seq){let aU=aO.get(el)
if(aU)aU.seq=seq
else aO.set(el,{name,seq,value:el.getAttribute(name)})
aj(el,name,value)
Z(seq,()=>{let aU=aO.get(el)
if(!aU||aU.seq!=seq)return
aO.delete(el)
aj(el,name,aU.value)
if(name=='aria-checked')dx(el.parentNode)})}
let co=el=>el.ariaPressed?'aria-pressed':'aria-checked',dT=el=>bT(el,co(el))
function dO(el){let dQ=!dT(el)
bP(el,co(el),dQ,P(el,'t',dQ))}
let cJ=ay=>W('[role=radio]',ay)
function eL(aQ){let ay=aQ.closest('[role=radiogroup][data-e=p]')
if(!ay||bT(aQ,'aria-checked'))return
let seq=P(ay,'p',aQ.dataset.v)
for(let g of cJ(ay))bP(g,'aria-checked',g==aQ,seq)
dx(ay)}
function dx(ay){if(ay.role!='radiogroup')return
let E=cJ(ay),bq=E.find(g=>bT(g,'aria-checked'))||E[0]
for(let g of E)g.tabIndex=g==bq?0:-1}
let cE=B=>B.metaKey||B.ctrlKey||B.altKey,dL='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function ex(B){let el=B.target.closest(dL)
if(!el)return bO(B)
let dk=el.localName=='a'
if(dk&&(B.button||cE(B)||B.shiftKey))return
if(el.hasAttribute('data-out'))return
if(cg||(dk&&!bB&&aX>2))return dk||bX()
if(dk)B.preventDefault()
if(bT(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cQ(el)
let cd=el.dataset.e
pressed=el
if(S&&S.contains(el)){pressed=K
ae(1)}
if(cd=='t')dO(el)
else if(cd=='c'||el.hasAttribute('data-back')){let seq=P(el,'c'),C=el.closest('dialog')
if(el.hasAttribute('data-back')&&ez(el.closest('.page'),seq))return
if(de(el,C))return cx(C)
el.dataset.w=''
Z(seq,()=>delete el.dataset.w)}
else if(el.role=='radio')eL(el)}
let S=null,K=null,eo=()=>W('[role^=menuitem]:not([disabled])',S)
function cQ(aC){let eN=aC==K
ae(eN)
eN||cH(aC)}
function cH(aC,dU){let E=aC.nextElementSibling
if(E?.role!='menu')return
S=E
K=aC
S.hidden=!1
aC.ariaExpanded=!0
an(eo().at(dU?-1:0))}
function ae(aM){if(!S)return
let eG=aM||S.contains(R())
S.hidden=!0
K.ariaExpanded=!1
if(eG)an(K)
S=K=null}
let fd={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eX(B){let{key,target}=B
if(cE(B)||B.isComposing)return
let X=fd[key]
if(document.dir=='rtl'&&/t$/.test(key))X=-X
if(S&&(S.contains(target)||target==K)){let E=eo(),index=E.indexOf(target)
if(key=='Escape')ae(1)
else if(key=='Home')E[0]?.focus()
else if(key=='End')E.at(-1)?.focus()
else if(/Up|Down/.test(key))E.at((index+X)%E.length)?.focus()
else return void(key=='Tab'&&ae(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cH(target,X<0)
else if(target.matches('[role=radio]')&&X){let E=cJ(target.closest('[role=radiogroup]'))
let ao=E.at((E.indexOf(target)+X)%E.length)
ao.focus()
eL(ao)}else if(key=='Enter'&&target.matches('input[data-s]')&&B.keyCode!=229){O(target).seq=P(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
B.preventDefault()}
let ax=new Set(),aq=new Set(),cj=new WeakMap()
function O(el){if(!cj.has(el))cj.set(el,{seq:0,sent:[[0,el.defaultValue]],held:[]})
return cj.get(el)}
let bt=el=>el.selectionStart!=null,cF=A=>A.sent.at(-1)[1],cA=(J,index)=>/[\udc00-\udfff]/.test(J[index])?index-1:index
function aw(bw,N){let D=0,to=bw.length,cT=N.length
while(D<to&&D<cT&&bw[D]==N[D])D++
D=cA(bw,D)
while(to>D&&cT>D&&bw[to-1]==N[cT-1]){to--
cT--}
if(cA(bw,to)<to){to++
cT++}
return[D,to,N.slice(D,cT)]}
function bU(ac,ak,dY){if(ak==dY)return dY
let[a,b,x]=aw(ac,ak),[c,d,y]=aw(ac,dY)
if(b<=c)return ak.slice(0,a+x.length)+ac.slice(b,c)+y+ac.slice(d)
if(d<=a)return ac.slice(0,c)+y+ac.slice(d,a)+x+ac.slice(b)
let ar=cA(x,Math.min(Math.max(0,c-a),x.length)),dU=cA(x,Math.max(ar,x.length-Math.max(0,b-d)))
return ac.slice(0,Math.min(a,c))+x.slice(0,ar)+y+x.slice(dU)+
ac.slice(Math.max(b,d))}
function bD({target:el,isComposing}){if(el.dataset.e!='i')return
let A=O(el)
A.composing=isComposing
if(el.value==cF(A))return
ax.add(el)
if(A.seq>bM||A.held.length)aq.add(el)
else cM(el)}
function dS({target:el}){let A=O(el),{held}=A
A.held=[]
if(held.length){cO(el,held.reduce((J,[ac,ak])=>bU(ac,ak,J),el.value))}
bD({target:el})}
function eA(){for(let el of br()){if(bt(el))bD({target:el,isComposing:O(el).composing})}}
function bG(ack){for(let el of aq){let A=O(el)
if(A.seq>ack||A.held.length)continue
aq.delete(el)
cM(el)}}
function cM(el){let A=O(el),J=el.value
if(!bt(el)||J.length<=8e3)A.seq=P(el,'i',J)
else{let[D,to,added]=aw(cF(A),J)
let G=cF(A).length
do{let az=added.slice(0,cA(added,8e3))
added=added.slice(az.length)
A.seq=P(el,'i',[D,to-D,az,G,added?1:0])
G+=D-to+az.length
D=to=D+az.length}while(added)}
A.sent=A.sent.filter((g,index,W)=>!(W[index+1]?.[0]<=bM))
A.sent.push([A.seq,J])}
function eD(el,value,seq){let A=O(el)
if(!bt(el)){if(aq.has(el)||A.seq>seq)return
ax.delete(el)
A.sent=[[seq,value]]
el.value=value
return}
let ac=(A.sent.findLast(g=>g[0]<=seq)||A.sent[0])[1],ep=A.sent.filter(g=>g[0]>seq)
for(let g of ep)g[1]=bU(ac,value,g[1])
A.sent=[[seq,value],...ep]
if(A.composing)return void A.held.push([ac,value])
cO(el,bU(ac,value,el.value))
if(el.value==value)ax.delete(el)}
function cO(el,J){let{value,selectionStart,selectionEnd,selectionDirection,scrollTop}=el
if(value==J)return
let[D,to,N]=aw(value,J)
let cS=index=>index<=D?index:index<to?Math.min(index,D+N.length):index+J.length-value.length
el.value=J
if(el!=R())return
el.setSelectionRange(cS(selectionStart),cS(selectionEnd),selectionDirection)
el.scrollTop=scrollTop}
function ed(B){let el=B.target
if(el.localName!='select'||el.dataset.e!='p')return bD(B)
ax.add(el)
O(el).seq=P(el,'p',el.value)}
let aY=null
function dg(B){let el=B.target
if(!el.hasAttribute('data-fo'))return
if(B.type=='focusin'){if(aY==el)return
aY=el
P(el,'f')}else if(R()!=el){aY=null
P(el,'b')}}
let br=()=>W('[data-e=i]').filter(el=>aZ.has(el)),eY=el=>el.name||el.ariaLabel||el.textContent
function bi(E){let cy={}
return E.map(el=>{let name=eY(el)
cy[name]=cy[name]+1||0
return[name,cy[name],el]})}
let cr=(E,[name,n])=>E.find(g=>g[0]==name&&g[1]==n)?.[2],bz=(E,ew,value)=>bi(E).filter(g=>ew.has(g[2])).map(g=>g.with(2,value(g[2]))),bY=()=>bz(br(),ax,el=>el.value)
function cK(dA){for(let df of bi(br())){let el=df[2],dj=cr(dA,df),ab=cr(dB,df)
if(dj==null)continue
let ak=el.value
el.value=bt(el)&&ab&&ak?bU(ab,ak,dj):dj
if(ab&&!ak)O(el).sent=[[0,ab]]
ax.add(el)
if(bt(el)||ab!=dj)bD({target:el})}
dB=[]}
function cP(){for(let el of br()){if(ax.has(el)&&el.hasAttribute('data-fo')&&el!=R())P(el,'b')}}
let cY=()=>W('[data-e=t]')
function ch(bq){for(let g of bi(cY())){if(cr(bq,g)==!dT(g[2]))dO(g[2])}}
function dJ(el){let eH=()=>bi(W(el?.localName))
let bA=eH().find(g=>g[2]==el)
return()=>by(el)?el:bA&&cr(eH(),bA)}
function dI(){let el=R(),aT=dJ(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let fh=aY==el
return()=>{let ao=aT()
aY=fh&&ao
an(ao)
if(!ao||selectionStart==null)return
ao.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let ce=[],av=new WeakSet(),dF=null
function bk(C){if(!C.isConnected||C.matches(':modal'))return
let er=C.parentNode.closest('dialog')
if(er)bk(er)
ce[W(':modal').length]||=dJ(aN()?pressed:R())
C.removeAttribute('open')
av.delete(C)
C.showModal()
C.append(cR,cC)}
function de({dataset:{d}},C){return C&&d!=null&&(!d||!W('input,textarea,[data-e=p],[data-e=t]',C).some(g=>d=='c'||ax.has(g)))}
function cx(C){av.add(C)
C.close()
aF(C,sent)}
function cz({target}){if(target.open)return
if(!av.has(target))aF(target,P(target,'x'))
bc()}
function aF(C,seq){Z(seq,()=>setTimeout(()=>{if(ap(C)&&!C.open)bk(C)},300))}
function bO({target,clientX:x,clientY:y}){if(dF!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let by=el=>el?.offsetWidth&&!el.closest('[inert]'),aN=()=>R()==document.body||!by(R())
function bc(){let cD=W(':modal'),dK=ce[cD.length]?.()
let bA=cD.at(-1)||document.body
bA.append(cR,cC)
ce.length=cD.length
if(aN()&&by(dK))an(dK)}
let eT=new WeakMap()
function dG(page){let dC=R()
let A=dC?.matches('input,textarea')&&by(dC)
if(A||page.closest('[inert]'))return
if(pressed)eT.set(page,pressed)
an(page.querySelector('h1[tabindex="-1"]'))}
function ck(page){if(!aN()&&!page.contains(R()))return
let path=CSS.escape(G),db=[eT.get(page),...W(`a[href="${path}"]`),...W('h1[tabindex="-1"]').reverse()]
an(db.find(by))}
let bK=new WeakSet(),aW=page=>!page.parentNode.closest('.page:not(.col),.split>:first-child,dialog'),bS=page=>page?.inert&&aO.has(page),bJ=el=>el&&getComputedStyle(el).visibility=='hidden'
function eh(page){let H=page
do H=H.previousElementSibling
while(H&&!ap(H))
let dD=H?null:page.parentNode.closest('.split>.page')
return dD?eh(dD):H}
function ez(page,seq){let H=eh(page),D=history.state?.b
if(!seq||af||!bJ(H))return
G=Q
let X
if(D&&!bg&&!bK.has(page)&&aW(page)){al.push((X=[Q]))
cB(D,'back')}
let zoom=W('[data-zoom]',page).map(g=>g.dataset.zoom).find(name=>H.querySelector(`[data-zoom="${CSS.escape(name)}"]`))
af=!0
cv([],{n:-1,z:zoom},()=>cZ(H,seq,X),()=>{af=!1
ci()})
return!0}
function dh(seq){let[bw,N]=[G,Q].map(path=>path.split('?')[0].split('/').filter(dZ=>dZ))
let fb=W('.page:not(.col)').filter(page=>ap(page)&&aW(page)&&!bK.has(page)&&!bS(page)),H=fb.at(N.length-bw.length-1)
if(!seq||af||!bJ(H)||W(':modal').length)return
if(N.every((dZ,index)=>dZ==bw[index]))cZ(H,seq)}
function cZ(H,seq,X){let top=[...H.parentNode.children].findLast(g=>ap(g)&&!g.inert)
bP(top,'inert','',seq)
bP(H,H.inert?'inert':'data-under',null,seq)
if(Y&&!top.matches('.split>*')){let eO={visibility:'visible'}
let{duration}=Y
top.animate([eO,{...eO,...aK(top,1)}],{duration,easing})}
ck(top)
cU(H)
Z(seq,()=>{if(X&&al.includes(X)){al=al.filter(g=>g!=X)
aJ||cB(X[0],'push')}
if(!ap(top)||!bJ(H))return
cU(top)
if(aN())an(top.querySelector('[data-back]'))})}
function cU(page){let aA=aW(page)&&page.querySelector('h1[tabindex="-1"]')?.textContent
if(aA)document.title=aA}
let bZ=()=>location.pathname+location.search,Q=bZ(),G=Q,aL=0,bg=null
function di(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bW(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function eq(path){G=Q
Q=path}
let al=[]
function eJ(aI,mode,n=1){if(al[0]&&mode=='replace')return void(al[0][0]=aI)
if(al[0]&&mode=='back'){n-=al.splice(0,n).length
if(al[0])return
if(!n)mode='replace'}
if(cw>=aJ)cB(aI,mode,n)}
let cp=()=>(aJ=P(null,'u',Q))
function cB(aI,mode,n=1){if(bg)return void bg.push([aI,mode,n])
let to=new URL(aI,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==Q)return
ai()
eq(path)
if(mode=='push')history.pushState({d:++aL,b:G},'',aI)
else if(mode=='back'&&n<=aL){bg=[[aI,'replace']]
history.go(-n)}else history.replaceState({...history.state,d:aL},'',aI)}
function eE(){let eb=bg
bg=null
aL=history.state?.d??aL
Q=bZ()
for(let X of eb)cB(...X)}
function eM(){if(bg)return eE()
let path=bZ()
aL=history.state?.d??aL
if(path==Q)return
ai()
eq(path)
aH=bW('p:'+Q)||aH
bo(bx())
dh(cp())}
let aE=new Map(),bF,dE=key=>W('[data-key]').find(el=>el.dataset.key==key),bV=()=>W('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function ai(){di('s:'+Q,JSON.stringify(bV()))}
function bx(){return JSON.parse(bW('s:'+Q)||'[]')}
function bp(){for(let[key,[x,y]]of aE){let el=dE(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)aE.delete(key)}}
function bo(E){for(let[key,bA]of E)aE.set(key,bA)
clearTimeout(bF)
bF=setTimeout(()=>{aE.clear()
q.className=''},5e3)
q.className='whole'}
let bv=new WeakMap()
function dX(el){let box=el.closest('[data-key]')
let cL=box&&getComputedStyle(box).overflowY!='visible'?box:null,dr=cL||document
if(!bv.has(dr)){let cf={root:cL,rootMargin:'400px',scrollMargin:'400px'}
bv.set(dr,new IntersectionObserver(eK,cf))}
return bv.get(dr)}
function ev(el){let ek=dX(el)
ek.unobserve(el)
dW.delete(el)
if(el.hasAttribute('data-n'))ek.observe(el)}
let dW=new WeakSet()
function eK(ey,ek){for(let{target,isIntersecting}of ey){if(isIntersecting==dW.has(target))continue
dW[isIntersecting?'add':'delete'](target)
P(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')ek.unobserve(target)}}
function cl(bR,bz){if(!bR.hasAttribute('data-ph'))return
if(bz)bl(bR)
if(bR.complete&&bR.currentSrc)bl(bR,bR.naturalWidth?'loaded':'failed')}
function bl(bR,bm){for(let g of['loaded','failed'])bR.toggleAttribute('data-'+g,g==bm)}
function ds({target,type}){if(target.matches?.('img[data-ph]'))bl(target,type=='load'?'loaded':'failed')}
let F=(target,dn,am,cf)=>dn.split(' ').forEach(name=>target.addEventListener(name,am,cf))
F(q,'click',ex)
F(q,'keydown',eX)
F(q,'input',bD)
F(q,'compositionend',dS)
F(q,'change',ed)
F(q,'focusin focusout',dg)
F(q,'close',cz,!0)
F(q,'z',({target,detail})=>Z(P(target,...detail),()=>target.dispatchEvent(new Event('y'))))
F(q,'load error',ds,!0)
F(q,'wheel touchmove keydown',()=>aE.clear(),{passive:!0})
F(document,'pointerdown',({target})=>{dF=target
if(S&&!S.contains(target)&&!K.contains(target))ae()})
F(window,'popstate',eM)
F(window,'online',()=>ef(0))
F(window,'offline',()=>{bj()
if(M)es()})
F(window,'languagechange',au)
for(let fc of[dd,da,...eU])F(fc,'change',au)
F(document,'visibilitychange',()=>{if(document.hidden)ai()
else ef(25e3)
if(M)P(null,'v',+!document.hidden)})
F(window,'pagehide',()=>{ai()
cc()
M=!1})
F(window,'pageshow',B=>B.persisted&&ef(0))
setInterval(()=>{if(I&&ah()-ab>(M?45e3:1e4)){cc()
eI()}},5e3)
aL=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eW=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eW){aH=bW('p:'+Q)
bo(bx())}
ag=bd(q,1)!=+q.dataset.count+1
if(ag)bf.push(ah())
dm(q,1)
for(let am of bu)am()
if(aE.size)bp()
for(let el of br())if(el.value!=el.defaultValue)bD({target:el})
ca()
})()
