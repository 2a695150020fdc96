(()=>{'use strict'
let q=document.getElementById('root'),ae=new Map([[0,q]]),ba=new WeakMap([[q,0]]),af=el=>ba.get(el),P=()=>performance.now(),S=()=>document.activeElement,ao=el=>el?.focus({preventScroll:!0}),bU=(el,name)=>el.getAttribute(name)=='true',Y=(bM,top=q)=>[...top.querySelectorAll(bM)]
function ek(el,M){ae.set(M,el)
ba.set(el,M)}
function bd(top,M){for(let el of Y('*',top))ek(el,M++)
return M}
function dK(el){for(let g of[el,...Y('*',el)]){let M=ba.get(g)
ba.delete(g)
if(ae.get(M)===g)ae.delete(M)}}
function at(M){let el=ae.get(M)
if(!el)throw Error('no element '+M)
return el}
function cv(bs,aH){let bn=document.createElement('template')
let svg=aH.namespaceURI.endsWith('svg')
bn.innerHTML=svg?`<svg>${bs}</svg>`:bs
return svg?bn.content.firstChild:bn.content}
function ak(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
function bO(el){el.style.cssText=el.dataset.c||''}
function dY(bI,el,ap){let E=[...bI.childNodes],D=E.indexOf(el)
let to=ap?E.indexOf(ap):E.length,aU=(g,G)=>bI.moveBefore?bI.moveBefore(g,G):bI.insertBefore(g,G)
if(D<0||!el.contains(S()))aU(el,ap)
else if(D<to)E.slice(D+1,to).forEach(g=>aU(g,el))
else E.slice(to,D).forEach(g=>aU(g,E[D+1]||null))}
let bu=[],aD,gone,cZ='[data-c],[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function dq(el,eS){let eo=Y(cZ,el)
if(el.matches(cZ))eo.unshift(el)
for(let g of eo){if(g.dataset.c)bO(g)
if(g.hasAttribute('data-n'))ew(g)
cm(g)
dA(g)
if(g.hasAttribute('data-m'))bu.push(()=>bk(g))
if(eS)continue
if(g.autofocus)bu.push(()=>g.focus())
if(g.matches('.page'))aD=g}}
let dt={__proto__:null,t(id,J){let el=at(id),ds=el.firstChild
if(ds&&ds.nodeType==3&&!ds.nextSibling&&J)ds.data=J
else el.textContent=J},a(id,name,value){let el=at(id),aX=aS.get(el)
if(aX&&aX.name==name)return void(aX.value=value)
ak(el,name,value)
if(name=='data-c')bO(el)
else if(name=='data-n')ew(el)
else if(name=='src')cm(el,1)
else if(name=='aria-checked')dA(el.parentNode)},i(aH,G,bs,ar){let bI=at(aH),ap=G?at(G):null
let aA=cv(bs,bI),eT=[...aA.children]
bd(aA,ar)
while(aA.firstChild)bI.insertBefore(aA.firstChild,ap)
for(let el of eT)dq(el)
aa?.entered.push(...eT)},m(aH,id,G){dY(at(aH),at(id),G?at(G):null)},r(id){let el=at(id)
if(el.matches('.page')&&!bT(el))gone=el
for(let C of el.matches('dialog')?[el]:Y('dialog',el)){C.close()
bu.push(bc)}
dK(el)
if(!fa(el))el.remove()},v(id,value,seq){eF(at(id),value,seq)},c(fh){let bC=dB()
for(let ef of fh.split('\n')){if(!ef.trim())continue
try{bC.insertRule(ef,bC.cssRules.length)}catch(be){console.warn(ef,be)}}},u:eK,T(aC){document.title=aC},s(J){aL=J
dk('p:'+R,J)},f(id){let el=at(id)
bu.push(()=>el.focus())},l:fl,j(aM){import(aM)},h(bs,bR,aC,aM){dz(bs,bR)
document.title=aC
R==ei&&!am[0]?cD(aM,'replace'):cq()
am=[]},o(href){let aM=new URL(href,location)
if(/^https?:$/.test(aM.protocol))open(aM,'_blank','noreferrer')},}
function dB(){return document.getElementById('rules').sheet}
function fk(batch){bu=[]
aD=gone=null
for(let[name,...ee]of batch)dt[name]?.(...ee)
if(aD&&!aN&&!batch.some(([name])=>name=='u'))bK.add(aD)
if(aD)dJ(aD)
else if(gone)cl(gone)
for(let an of bu)an()
if(aI.size)bp()}
function dz(bs,bR){let dD=bZ(),bq=bz(da(),aS,dW),held=dL()
aj()
bo(bW())
dK(q)
ek(q,0)
aS.clear()
ay.clear()
aq.clear()
ag()
q.replaceChildren(cv(bs,q))
if(bd(q,1)!=bR+1)throw Error('count')
dq(q,1)
bu.push(()=>{cM(dD)
ch(bq)
held()
cR()
bc()})}
function em(dy){let el=Object.assign(document.createElement('div'),dy)
document.body.append(el)
return el}
let cE=em({id:'live',role:'status',className:'sr'})
function fl(J){cE.textContent=''
setTimeout(()=>(cE.textContent=J),50)}
let dc=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',aa=null,eR={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aO(el,cY){let ac={},side=document.dir=='rtl'?-100:100
let dr=cY&&el.dataset.trOut||el.dataset.tr||(aa.page&&el.matches('.page')?'trailing':'')
for(let name of dr.split(' ')){let aU=/trailing/.test(name)||(name=='slide'&&cY)?side:-side
if(name=='opacity')ac.opacity=0
else if(name)ac.transform=eR[name]||`translateX(${aU}%)`}
return Object.keys(ac).length&&ac}
function cr(batch,V){if(dc.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
aa={duration:V.a||300,boxes,exits,entered:[],page:V.n}
for(let[name,ar,second]of batch){if(!'imr'.includes(name))continue
let el=ae.get(name=='m'?second:ar)
if(name=='r'&&el&&aO(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let aH of[ae.get(ar),el?.parentNode]){for(let ct of aH?.children||[]){if(!boxes.has(ct)&&boxes.size<400)boxes.set(ct,ct.getBoundingClientRect())}}}}
function fa(el){let box=aa?.exits.get(el)
let cK=bT(el)&&el.getAnimations().at(-1)
if(!box&&!cK)return!1
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
if(!cK){let[left,top,width,height]=box.map(k=>k+'px')
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
cK=el.animate([{},aO(el,1)],{duration:aa.duration,easing,fill:'forwards'})}
cK.onfinish=cK.oncancel=()=>el.remove()
return!0}
function dw(){let{duration,boxes,exits,entered}=aa
for(let el of entered){let ac=aO(el)
if(ac)el.animate([ac,{}],{duration,easing})}
for(let[el,bw]of boxes){if(!el.isConnected||exits.has(el))continue
let K=el.getBoundingClientRect(),x=bw.left-K.left,y=bw.top-K.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function cx(batch,V,an,bH){if(V.z&&document.startViewTransition&&!dc.matches&&!document.hidden){return eW(V.z,an,bH)}
if(V.a||V.n)cr(batch,V)
try{an()
if(aa)dw()}finally{aa=null}
bH()}
function eW(name,an,bH){let bM=`[data-zoom="${CSS.escape(name)}"]`
let aW=()=>Y(bM).filter(el=>!el.closest('[inert]')).pop(),cP=aW(),dp=value=>cP&&(cP.style.viewTransitionName=value)
dp('zoom')
document.startViewTransition(()=>{dp('')
cX(()=>{an()
cP=aW()
dp('zoom')
bH()})}).finished.finally(()=>dp(''))}
let I=null,N=!1,bB=0,X=0,aE=0,retry,bL=!1,ev=q.dataset.session,aL=null,W=0,dC=0,sent=0,bN=0,aB=[],aK=[],dS=0,saying,bh=[],ah=!1,ei,ai=!1,bf=[],dE=[],cw=0,doubt,due,aV=null,aN=0,cy=0
function dx(ac){I.readyState>1||I.send(JSON.stringify(ac))
dS=0
saying=clearTimeout(saying)}
function Q(el,ce,value){let M=el?af(el):0
if(!(M>=0)||bL)return 0
if(/[cstpb]/.test(ce))eC()
if(ce!='i'&&aq.size)bG()
let B=[++sent,dC,M,ce]
if(value!==undefined)B.push(value)
if(!aB.length)cw=P()
aB.push(B)
if(N)cn(B)
return B[0]}
function cn(B){dx(B)
doubt||cc(2e3)}
function cc(ck){due=P()+ck
doubt=setTimeout(ez,ck)}
function ez(){doubt=0
if(!N||!aB.length||document.hidden)return
let K=P()
if(K>due+1e3)cw=K
let bb=K-Math.max(X,cw),ck=2e3-bb
if(bb>=4e3){ck=8e3
bj()
aV?.close()
aV=eH()}else if(bb>=2e3){ck+=2e3
eu()}
cc(ck)}
let eu=()=>I.readyState>1||I.send('[]')
function ed(){cI()
aV?.close()
aV=null
if(aB.length)cc(2e3)}
let ab=(seq,an)=>aK.push([seq,an])
function cb(){clearTimeout(retry)
if(I||bL)return
X=P()
au()
I=eH()}
function eH(){let ws=new WebSocket(location.origin.replace('http','ws')+'/_/socket')
ws.onopen=()=>{if(ws==aV){aV=null
cd()
N=!1
bh=[]
I=ws}
if(ws!=I)return
X=P()
ep()}
ws.onmessage=B=>ws==I&&eD(B.data)
ws.onclose=B=>ws==I&&dn(B.code,B.reason)
return ws}
function ep(){let ar=!bB&&!ai
let ff=4e3
dE=ar?[]:bZ().filter(g=>(ff-=g[2].length)>=0)
dx([0,W,0,'hello',{s:ev,u:ei=R,p:aL,f:ai?1:0,e:bE(),i:dE,}])}
function dn(de,dP){let K=P()
if(N&&K-bB>5e3)aE=0
N=!1
cd()
bh=[]
au()
if(de==4001)bL=!0
else if(de==4004){bL=!0
clearTimeout(aF)
cT.textContent=dP}
else if(de==4003)bY()
else co(aE++?Math.min(8e3,125*2**aE)*(0.75+Math.random()/2):0)}
function co(cu){clearTimeout(retry)
retry=setTimeout(cb,cu)}
function cd(){let fb=[I,aV]
I=aV=null
for(let ws of fb)ws?.close()}
function eh(bb){if(N&&P()-X<bb)return
cd()
N=!1
aE=0
cb()}
function dU(be){console.error(be)
let K=P(),cu=Math.max(0,bf.at(-3)+6e4-K||0)
bf.push(K+cu)
ai=!0
N=ah=!1
bh=[]
cd()
au()
co(cu)}
function cX(an){try{an()}catch(be){dU(be)}}
function eD(J){X=P()
if(N&&cT.textContent)ed()
cX(()=>{let ac=JSON.parse(J)
if(ac.length)bh.push(ac)
ci()})}
function ci(){while(bh.length&&!ah)fg(bh.shift())}
function fg([seq,ack,batch,V={}]){let D=I
let bH=()=>{if(seq>W){W=seq
fj()}
eQ(ack)
if(ack>=aN)aN=0
if(!N&&D==I)eE()}
if(V.fresh)dQ(batch,V)
if(!seq||seq<=W)return bH()
if(seq>W+1)throw Error(`batch ${seq} after ${W}`)
ah=!0
cy=ack
if(batch.some(([name,id])=>name=='r'&&bT(ae.get(id))))V={a:V.a}
cx(batch,V,()=>{fk(batch)
dC=seq},()=>{bH()
ah=!1
if(bh.length)ci()})}
function dQ(batch,V){W=dC=sent=bN=aN=0
aB=[]
aK=[]
if(V.s)ev=V.s
let bC=dB()
if(batch.some(op=>op[0]=='c'))while(bC.cssRules.length)bC.deleteRule(0)}
function eE(){N=!0
ai=!1
bB=P()
cI()
aB.forEach(cn)
if(document.hidden)Q(null,'v',0)}
function eQ(ack){if(ack<=bN)return
bN=ack
while(aB.length&&aB[0][0]<=ack)aB.shift()
while(aK.length&&aK[0][0]<=ack)aK.shift()[1]()
if(aq.size)bG(ack)}
function fj(){if(++dS>=10)dx([0,W])
else saying||=setTimeout(()=>N&&dx([0,W]),2e3)}
let cT=em({id:'offline',role:'status'}),aF,bj=()=>(cT.textContent||=q.dataset.offline)
function au(){aF||=setTimeout(()=>{aF=0
let dn=bL||aE>1||P()-X>=4e3
dn&&!document.hidden?bj():au()},1e3)}
function cI(){aF=clearTimeout(aF)
doubt=clearTimeout(doubt)
cT.textContent=''}
function bY(){bL=!0
if(Date.now()-bX('reloaded')<3e4)return
dk('reloaded',Date.now())
location.reload()}
let df=matchMedia('(prefers-color-scheme: dark)'),eV=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bE(){let K={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:df.matches?'dark':'light',w:innerWidth,motion:+dc.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${K.scheme}.${K.w}.${K.tz}; path=/; max-age=31536000; SameSite=Strict`
return K}
let av=()=>{let K=bE()
if(N)Q(null,'e',K)}
let aS=new Map(),pressed=null
function bQ(el,name,value,seq){let aX=aS.get(el)
if(aX)aX.seq=seq
else aS.set(el,{name,seq,value:el.getAttribute(name)})
ak(el,name,value)
ab(seq,()=>{let aX=aS.get(el)
if(!aX||aX.seq!=seq)return
aS.delete(el)
if(!af(el))return
ak(el,name,aX.value)
if(name=='aria-checked')dA(el.parentNode)})}
let cp=el=>el.ariaPressed?'aria-pressed':'aria-checked',dW=el=>bU(el,cp(el))
function dR(el){let dT=!dW(el)
bQ(el,cp(el),dT,Q(el,'t',dT))}
let cL=az=>Y('[role=radio]',az)
function eM(aT){let az=aT.closest('[role=radiogroup][data-e=p]')
if(!az||bU(aT,'aria-checked'))return
let seq=Q(az,'p',aT.dataset.v)
for(let g of cL(az))bQ(g,'aria-checked',g==aT,seq)
dA(az)}
function dA(az){if(az.role!='radiogroup')return
let E=cL(az),bq=E.find(g=>bU(g,'aria-checked'))||E[0]
for(let g of E)g.tabIndex=g==bq?0:-1}
let cG=B=>B.metaKey||B.ctrlKey||B.altKey,dO='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function ey(B){let el=B.target.closest(dO)
if(!el)return bP(B)
let dm=el.localName=='a'
if(dm&&(B.button||cG(B)||B.shiftKey))return
if(el.hasAttribute('data-out'))return
if(bL||(dm&&!bB&&aE>2))return dm||bY()
if(dm)B.preventDefault()
if(bU(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cS(el)
let ce=el.dataset.e
pressed=el
if(U&&U.contains(el)){pressed=L
ag(1)}
if(ce=='t')dR(el)
else if(ce=='c'||el.hasAttribute('data-back')){let seq=Q(el,'c'),C=el.closest('dialog')
if(el.hasAttribute('data-back')&&eB(el.closest('.page'),seq))return
if(dg(el,C))return cz(C)
el.dataset.w=''
ab(seq,()=>delete el.dataset.w)}
else if(el.role=='radio')eM(el)}
let U=null,L=null,eq=()=>Y('[role^=menuitem]:not([disabled])',U)
function cS(aG){let eO=aG==L
ag(eO)
eO||cJ(aG)}
function cJ(aG,dX){let E=aG.nextElementSibling
if(E?.role!='menu')return
U=E
L=aG
U.hidden=!1
aG.ariaExpanded=!0
ao(eq().at(dX?-1:0))}
function ag(aQ){if(!U)return
let eI=aQ||U.contains(S())
U.hidden=!0
L.ariaExpanded=!1
if(eI)ao(L)
U=L=null}
let fe={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eY(B){let{key,target}=B
if(cG(B)||B.isComposing)return
let Z=fe[key]
if(document.dir=='rtl'&&/t$/.test(key))Z=-Z
if(U&&(U.contains(target)||target==L)){let E=eq(),index=E.indexOf(target)
if(key=='Escape')ag(1)
else if(key=='Home')E[0]?.focus()
else if(key=='End')E.at(-1)?.focus()
else if(/Up|Down/.test(key))E.at((index+Z)%E.length)?.focus()
else return void(key=='Tab'&&ag(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cJ(target,Z<0)
else if(target.matches('[role=radio]')&&Z){let E=cL(target.closest('[role=radiogroup]'))
let ap=E.at((E.indexOf(target)+Z)%E.length)
ap.focus()
eM(ap)}else if(key=='Enter'&&target.matches('input[data-s]')&&B.keyCode!=229){O(target).seq=Q(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
B.preventDefault()}
let ay=new Set(),aq=new Set(),cj=new WeakMap()
function O(el){if(!cj.has(el))cj.set(el,{seq:0,sent:[[0,el.defaultValue]],held:[]})
return cj.get(el)}
let bt=el=>el.selectionStart!=null,cH=A=>A.sent.at(-1)[1],cC=(J,index)=>/[\udc00-\udfff]/.test(J[index])?index-1:index
function ax(bw,K){let D=0,to=bw.length,cV=K.length
while(D<to&&D<cV&&bw[D]==K[D])D++
D=cC(bw,D)
while(to>D&&cV>D&&bw[to-1]==K[cV-1]){to--
cV--}
if(cC(bw,to)<to){to++
cV++}
return[D,to,K.slice(D,cV)]}
function bV(ad,al,eb){if(al==eb)return eb
let[a,b,x]=ax(ad,al),[c,d,y]=ax(ad,eb)
if(b<=c)return al.slice(0,a+x.length)+ad.slice(b,c)+y+ad.slice(d)
if(d<=a)return ad.slice(0,c)+y+ad.slice(d,a)+x+ad.slice(b)
let ar=cC(x,Math.min(Math.max(0,c-a),x.length)),dX=cC(x,Math.max(ar,x.length-Math.max(0,b-d)))
return ad.slice(0,Math.min(a,c))+x.slice(0,ar)+y+x.slice(dX)+
ad.slice(Math.max(b,d))}
function bD({target:el,isComposing}){if(el.dataset.e!='i')return
let A=O(el)
A.composing=isComposing
if(el.value==cH(A))return
ay.add(el)
if(A.seq>bN||A.held.length)aq.add(el)
else cO(el)}
function dV({target:el}){let A=O(el),{held}=A
A.held=[]
if(held.length){cQ(el,held.reduce((J,[ad,al])=>bV(ad,al,J),el.value))}
bD({target:el})}
function eC(){for(let el of br()){if(bt(el))bD({target:el,isComposing:O(el).composing})}}
function bG(ack){for(let el of aq){let A=O(el)
if(A.seq>ack||A.held.length)continue
aq.delete(el)
cO(el)}}
function cO(el){let A=O(el),J=el.value
if(!bt(el)||J.length<=8e3)A.seq=Q(el,'i',J)
else{let[D,to,added]=ax(cH(A),J)
let G=cH(A).length
do{let aA=added.slice(0,cC(added,8e3))
added=added.slice(aA.length)
A.seq=Q(el,'i',[D,to-D,aA,G,added?1:0])
G+=D-to+aA.length
D=to=D+aA.length}while(added)}
A.sent=A.sent.filter((g,index,Y)=>!(Y[index+1]?.[0]<=bN))
A.sent.push([A.seq,J])}
function eF(el,value,seq){let A=O(el)
if(!bt(el)){if(aq.has(el)||A.seq>seq)return
ay.delete(el)
A.sent=[[seq,value]]
el.value=value
return}
let ad=(A.sent.findLast(g=>g[0]<=seq)||A.sent[0])[1],er=A.sent.filter(g=>g[0]>seq)
for(let g of er)g[1]=bV(ad,value,g[1])
A.sent=[[seq,value],...er]
if(A.composing)return void A.held.push([ad,value])
cQ(el,bV(ad,value,el.value))
if(el.value==value)ay.delete(el)}
function cQ(el,J){let{value,selectionStart,selectionEnd,selectionDirection,scrollTop}=el
if(value==J)return
let[D,to,K]=ax(value,J)
let cU=index=>index<=D?index:index<to?Math.min(index,D+K.length):index+J.length-value.length
el.value=J
if(el!=S())return
el.setSelectionRange(cU(selectionStart),cU(selectionEnd),selectionDirection)
el.scrollTop=scrollTop}
function eg(B){let el=B.target
if(el.localName!='select'||el.dataset.e!='p')return bD(B)
ay.add(el)
O(el).seq=Q(el,'p',el.value)}
let aZ=null
function di(B){let el=B.target
if(!el.hasAttribute('data-fo'))return
if(B.type=='focusin'){if(aZ==el)return
aZ=el
Q(el,'f')}else if(S()!=el){aZ=null
Q(el,'b')}}
let br=()=>Y('[data-e=i]').filter(el=>ba.has(el)),eZ=el=>el.name||el.ariaLabel||el.textContent
function bi(E){let cA={}
return E.map(el=>{let name=eZ(el)
cA[name]=cA[name]+1||0
return[name,cA[name],el]})}
let cs=(E,[name,n])=>E.find(g=>g[0]==name&&g[1]==n)?.[2],bz=(E,ex,value)=>bi(E).filter(g=>ex.has(g[2])).map(g=>g.with(2,value(g[2]))),bZ=()=>bz(br(),ay,el=>el.value)
function cM(dD){for(let dh of bi(br())){let el=dh[2],dl=cs(dD,dh),X=cs(dE,dh)
if(dl==null)continue
let al=el.value
el.value=bt(el)&&X&&al?bV(X,al,dl):dl
if(X&&!al)O(el).sent=[[0,X]]
ay.add(el)
if(bt(el)||X!=dl)bD({target:el})}
dE=[]}
function cR(){for(let el of br()){if(ay.has(el)&&el.hasAttribute('data-fo')&&el!=S())Q(el,'b')}}
let da=()=>Y('[data-e=t]')
function ch(bq){for(let g of bi(da())){if(cs(bq,g)==!dW(g[2]))dR(g[2])}}
function dM(el){let eJ=()=>bi(Y(el?.localName))
let bA=eJ().find(g=>g[2]==el)
return()=>by(el)?el:bA&&cs(eJ(),bA)}
function dL(){let el=S(),aW=dM(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let fi=aZ==el
return()=>{let ap=aW()
aZ=fi&&ap
ao(ap)
if(!ap||selectionStart==null)return
ap.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let cf=[],aw=new WeakSet(),dI=null
function bk(C){if(!C.isConnected||C.matches(':modal'))return
let et=C.parentNode.closest('dialog')
if(et)bk(et)
cf[Y(':modal').length]||=dM(aR()?pressed:S())
C.removeAttribute('open')
aw.delete(C)
C.showModal()
C.append(cT,cE)}
function dg({dataset:{d}},C){return C&&d!=null&&(!d||!Y('input,textarea,[data-e=p],[data-e=t]',C).some(g=>d=='c'||ay.has(g)))}
function cz(C){aw.add(C)
C.close()
aJ(C,sent)}
function cB({target}){if(target.open)return
if(!aw.has(target))aJ(target,Q(target,'x'))
bc()}
function aJ(C,seq){ab(seq,()=>setTimeout(()=>{if(af(C)&&!C.open)bk(C)},300))}
function bP({target,clientX:x,clientY:y}){if(dI!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let by=el=>el?.offsetWidth&&!el.closest('[inert]'),aR=()=>S()==document.body||!by(S())
function bc(){let cF=Y(':modal'),dN=cf[cF.length]?.()
let bA=cF.at(-1)||document.body
bA.append(cT,cE)
cf.length=cF.length
if(aR()&&by(dN))ao(dN)}
let eU=new WeakMap()
function dJ(page){let dF=S()
let A=dF?.matches('input,textarea')&&by(dF)
if(A||page.closest('[inert]'))return
if(pressed)eU.set(page,pressed)
ao(page.querySelector('h1[tabindex="-1"]'))}
function cl(page){if(!aR()&&!page.contains(S()))return
let path=CSS.escape(G),dd=[eU.get(page),...Y(`a[href="${path}"]`),...Y('h1[tabindex="-1"]').reverse()]
ao(dd.find(by))}
let bK=new WeakSet(),aY=page=>!page.parentNode.closest('.page:not(.col),.split>:first-child,dialog'),bT=page=>page?.inert&&aS.has(page),bJ=el=>el&&getComputedStyle(el).visibility=='hidden'
function ej(page){let H=page
do H=H.previousElementSibling
while(H&&!af(H))
let dG=H?null:page.parentNode.closest('.split>.page')
return dG?ej(dG):H}
function eB(page,seq){let H=ej(page),D=history.state?.b
if(!seq||ah||!bJ(H))return
G=R
let Z
if(D&&!bg&&!bK.has(page)&&aY(page)){am.push((Z=[R]))
cD(D,'back')}
let zoom=Y('[data-zoom]',page).map(g=>g.dataset.zoom).find(name=>H.querySelector(`[data-zoom="${CSS.escape(name)}"]`))
ah=!0
cx([],{n:-1,z:zoom},()=>db(H,seq,Z),()=>{ah=!1
ci()})
return!0}
function dj(seq){let[bw,K]=[G,R].map(path=>path.split('?')[0].split('/').filter(ec=>ec))
let fc=Y('.page:not(.col)').filter(page=>af(page)&&aY(page)&&!bK.has(page)&&!bT(page)),H=fc.at(K.length-bw.length-1)
if(!seq||ah||!bJ(H)||Y(':modal').length)return
if(K.every((ec,index)=>ec==bw[index]))db(H,seq)}
function db(H,seq,Z){let top=[...H.parentNode.children].findLast(g=>af(g)&&!g.inert)
bQ(top,'inert','',seq)
bQ(H,H.inert?'inert':'data-under',null,seq)
if(aa&&!top.matches('.split>*')){let eP={visibility:'visible'}
let{duration}=aa
top.animate([eP,{...eP,...aO(top,1)}],{duration,easing})}
cl(top)
cW(H)
ab(seq,()=>{if(Z&&am.includes(Z)){am=am.filter(g=>g!=Z)
aN||cD(Z[0],'push')}
if(!af(top)||!bJ(H))return
cW(top)
if(aR())ao(top.querySelector('[data-back]'))})}
function cW(page){let aC=aY(page)&&page.querySelector('h1[tabindex="-1"]')?.textContent
if(aC)document.title=aC}
let ca=()=>location.pathname+location.search,R=ca(),G=R,aP=0,bg=null
function dk(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bX(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function es(path){G=R
R=path}
let am=[]
function eK(aM,mode,n=1){if(am[0]&&mode=='replace')return void(am[0][0]=aM)
if(am[0]&&mode=='back'){n-=am.splice(0,n).length
if(am[0])return
if(!n)mode='replace'}
if(cy>=aN)cD(aM,mode,n)}
let cq=()=>(aN=Q(null,'u',R))
function cD(aM,mode,n=1){if(bg)return void bg.push([aM,mode,n])
let to=new URL(aM,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==R)return
aj()
es(path)
if(mode=='push')history.pushState({d:++aP,b:G},'',aM)
else if(mode=='back'&&n<=aP){bg=[[aM,'replace']]
history.go(-n)}else history.replaceState({...history.state,d:aP},'',aM)}
function eG(){let ee=bg
bg=null
aP=history.state?.d??aP
R=ca()
for(let Z of ee)cD(...Z)}
function eN(){if(bg)return eG()
let path=ca()
aP=history.state?.d??aP
if(path==R)return
aj()
es(path)
aL=bX('p:'+R)||aL
bo(bx())
dj(cq())}
let aI=new Map(),bF,dH=key=>Y('[data-key]').find(el=>el.dataset.key==key),bW=()=>Y('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function aj(){dk('s:'+R,JSON.stringify(bW()))}
function bx(){return JSON.parse(bX('s:'+R)||'[]')}
function bp(){for(let[key,[x,y]]of aI){let el=dH(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)aI.delete(key)}}
function bo(E){for(let[key,bA]of E)aI.set(key,bA)
clearTimeout(bF)
bF=setTimeout(()=>{aI.clear()
q.className=''},5e3)
q.className='whole'}
let bv=new WeakMap()
function ea(el){let box=el.closest('[data-key]')
let cN=box&&getComputedStyle(box).overflowY!='visible'?box:null,du=cN||document
if(!bv.has(du)){let cg={root:cN,rootMargin:'400px',scrollMargin:'400px'}
bv.set(du,new IntersectionObserver(eL,cg))}
return bv.get(du)}
function ew(el){let en=ea(el)
en.unobserve(el)
dZ.delete(el)
if(el.hasAttribute('data-n'))en.observe(el)}
let dZ=new WeakSet()
function eL(eA,en){for(let{target,isIntersecting}of eA){if(isIntersecting==dZ.has(target))continue
dZ[isIntersecting?'add':'delete'](target)
Q(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')en.unobserve(target)}}
function cm(bS,bz){if(!bS.hasAttribute('data-ph'))return
if(bz)bl(bS)
if(bS.complete&&bS.currentSrc)bl(bS,bS.naturalWidth?'loaded':'failed')}
function bl(bS,bm){for(let g of['loaded','failed'])bS.toggleAttribute('data-'+g,g==bm)}
function dv({target,type}){if(target.matches?.('img[data-ph]'))bl(target,type=='load'?'loaded':'failed')}
let F=(target,dr,an,cg)=>dr.split(' ').forEach(name=>target.addEventListener(name,an,cg))
F(q,'click',ey)
F(q,'keydown',eY)
F(q,'input',bD)
F(q,'compositionend',dV)
F(q,'change',eg)
F(q,'focusin focusout',di)
F(q,'close',cB,!0)
F(q,'z',({target,detail})=>ab(Q(target,...detail),()=>target.dispatchEvent(new Event('y'))))
F(q,'load error',dv,!0)
F(q,'wheel touchmove keydown',()=>aI.clear(),{passive:!0})
F(document,'pointerdown',({target})=>{dI=target
if(U&&!U.contains(target)&&!L.contains(target))ag()})
F(window,'popstate',eN)
F(window,'online',()=>eh(0))
F(window,'offline',()=>{bj()
if(N)eu()})
F(window,'languagechange',av)
for(let fd of[df,dc,...eV])F(fd,'change',av)
F(document,'visibilitychange',()=>{if(document.hidden)aj()
else{cw=P()
eh(25e3)}
if(N)Q(null,'v',+!document.hidden)})
F(window,'pagehide',()=>{aj()
cd()
N=!1})
F(window,'pageshow',B=>B.persisted&&eh(0))
setInterval(()=>{if(I&&P()-X>(N?45e3:1e4)){cd()
dn()}},5e3)
aP=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eX=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eX){aL=bX('p:'+R)
bo(bx())}
ai=bd(q,1)!=+q.dataset.count+1
if(ai)bf.push(P())
dq(q,1)
for(let an of bu)an()
if(aI.size)bp()
for(let el of br())if(el.value!=el.defaultValue)bD({target:el})
cb()
})()
