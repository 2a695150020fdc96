(()=>{'use strict'
let g=document.getElementById('root'),W=new Map([[0,g]]),aR=new WeakMap([[g,0]]),aj=el=>aR.get(el),ac=()=>performance.now(),ad=()=>document.activeElement,ai=el=>el?.focus({preventScroll:!0}),aQ=(el,name)=>el.getAttribute(name)=='true',X=(bD,top=g)=>[...top.querySelectorAll(bD)]
function dY(el,I){W.set(I,el)
aR.set(el,I)}
function aU(top,I){for(let el of X('*',top))dY(el,I++)
return I}
function dA(el){for(let q of[el,...X('*',el)]){let I=aR.get(q)
aR.delete(q)
if(W.get(I)===q)W.delete(I)}}
function at(I){let el=W.get(I)
if(!el)throw Error('no element '+I)
return el}
function cj(bk,au){let bg=document.createElement('template')
let svg=au.namespaceURI.endsWith('svg')
bg.innerHTML=svg?`<svg>${bk}</svg>`:bk
return svg?bg.content.firstChild:bg.content}
function af(el,name,value){if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)}
let bl=[],ap,gone,cK='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function da(el,eG){let ea=X(cK,el)
if(el.matches(cK))ea.unshift(el)
for(let q of ea){if(q.hasAttribute('data-n'))ej(q)
bZ(q)
dk(q)
if(q.hasAttribute('data-m'))bl.push(()=>bd(q))
if(eG)continue
if(q.autofocus)bl.push(()=>q.focus())
if(q.matches('.page'))ap=q}}
let dd={__proto__:null,t(id,aN){let el=at(id),dc=el.firstChild
if(dc&&dc.nodeType==3&&!dc.nextSibling&&aN)dc.data=aN
else el.textContent=aN},a(id,name,value){let el=at(id),aK=aF.get(el)
if(aK&&aK.name==name)return void(aK.value=value)
af(el,name,value)
if(name=='data-n')ej(el)
else if(name=='src')bZ(el,1)
else if(name=='aria-busy')bv(el)
else if(name=='aria-checked')dk(el.parentNode)},i(au,M,bk,aW){let ev=at(au),bb=M?at(M):null
let ck=cj(bk,ev),eH=[...ck.children]
aU(ck,aW)
while(ck.firstChild)ev.insertBefore(ck.firstChild,bb)
for(let el of eH)da(el)
R?.entered.push(...eH)},m(au,id,M){at(au).insertBefore(at(id),M?at(M):null)},r(id){let el=at(id)
if(el.matches('.page')&&!bK(el))gone=el
for(let A of el.matches('dialog')?[el]:X('dialog',el)){A.close()
bl.push(aT)}
dA(el)
if(!eP(el))el.remove()},v(id,value,seq){let el=at(id),ar=U.get(el)
if(ar&&(ar.composing||ak.has(el)||ar.seq>seq))return
U.delete(el)
dG(el,value)},c(eX){let bu=dl()
for(let dS of eX.split('\n')){if(!dS.trim())continue
try{bu.insertRule(dS,bu.cssRules.length)}catch(aV){console.warn(dS,aV)}}},u:ey,T(ao){document.title=ao},s(aN){ay=aN
cW('p:'+N,aN)},f(id){let el=at(id)
bl.push(()=>el.focus())},l:fb,j(az){import(az)},h(bk,bH,ao,az){dj(bk,bH)
document.title=ao
N==dW&&!ag[0]?cs(az,'replace'):cd()
ag=[]},o(href){let az=new URL(href,location)
if(/^https?:$/.test(az.protocol))open(az,'_blank','noreferrer')},}
function dl(){return document.getElementById('rules').sheet}
function fa(batch){bl=[]
ap=gone=null
for(let[name,...cC]of batch)dd[name]?.(...cC)
if(ap&&!aA&&!batch.some(([name])=>name=='u'))bC.add(ap)
if(ap)dw(ap)
else if(gone)bY(gone)
for(let ah of bl)ah()
if(av.size)bi()}
function dj(bk,bH){let dn=bO(),bj=bp(cL(),aF,dN),eU=dB()
ae()
bh(bL())
dA(g)
dY(g,0)
aF.clear()
U.clear()
ak.clear()
Y()
g.replaceChildren(cj(bk,g))
if(aU(g,1)!=bH+1)throw Error('count')
da(g,1)
bl.push(()=>{cD(dn)
bW(bj)
eU()
aT()})}
function cR(di){let el=Object.assign(document.createElement('div'),di)
document.body.append(el)
return el}
let cu=cR({id:'live',role:'status',className:'sr'})
function fb(aN){cu.textContent=''
setTimeout(()=>(cu.textContent=aN),50)}
let cN=matchMedia('(prefers-reduced-motion: reduce)'),easing='cubic-bezier(.2,.7,.2,1)',R=null,eF={'move-up':'translateY(-100%)','move-down':'translateY(100%)',scale:'scale(.01)'}
function aB(el,cJ){let V={},side=document.dir=='rtl'?-100:100
let db=cJ&&el.dataset.trOut||el.dataset.tr||(R.page&&el.matches('.page')?'trailing':'')
for(let name of db.split(' ')){let cl=/trailing/.test(name)||(name=='slide'&&cJ)?side:-side
if(name=='opacity')V.opacity=0
else if(name)V.transform=eF[name]||`translateX(${cl}%)`}
return Object.keys(V).length&&V}
function ce(batch,P){if(cN.matches||document.hidden)return
let boxes=new Map(),exits=new Map()
R={duration:P.a||300,boxes,exits,entered:[],page:P.n}
for(let[name,aW,second]of batch){if(!'imr'.includes(name))continue
let el=W.get(name=='m'?second:aW)
if(name=='r'&&el&&aB(el,1)){exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])}
for(let au of[W.get(aW),el?.parentNode]){for(let ch of au?.children||[]){if(!boxes.has(ch)&&boxes.size<400)boxes.set(ch,ch.getBoundingClientRect())}}}}
function eP(el){let box=R?.exits.get(el)
let cA=bK(el)&&el.getAnimations().at(-1)
if(!box&&!cA)return!1
el.inert=!0
delete el.dataset.key
delete el.dataset.zoom
el.ariaHidden=!0
if(!cA){let[left,top,width,height]=box.map(B=>B+'px')
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
cA=el.animate([{},aB(el,1)],{duration:R.duration,easing,fill:'forwards'})}
cA.onfinish=cA.oncancel=()=>el.remove()
return!0}
function dg(){let{duration,boxes,exits,entered}=R
for(let el of entered){let V=aB(el)
if(V)el.animate([V,{}],{duration,easing})}
for(let[el,old]of boxes){if(!el.isConnected||exits.has(el))continue
let aa=el.getBoundingClientRect(),x=old.left-aa.left,y=old.top-aa.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})}}
function cm(batch,P,ah,bA){if(P.z&&document.startViewTransition&&!cN.matches&&!document.hidden){return eL(P.z,ah,bA)}
if(P.a||P.n)ce(batch,P)
try{ah()
if(R)dg()}finally{R=null}
bA()}
function eL(name,ah,bA){let bD=`[data-zoom="${CSS.escape(name)}"]`
let aJ=()=>X(bD).filter(el=>!el.closest('[inert]')).pop(),cF=aJ(),cZ=value=>cF&&(cF.style.viewTransitionName=value)
cZ('zoom')
document.startViewTransition(()=>{cZ('')
cI(()=>{ah()
cF=aJ()
cZ('zoom')
bA()})}).finished.finally(()=>cZ(''))}
let E=null,G=!1,bt=0,bq=0,aO=0,retry,cz=!1,eh=g.dataset.session,ay=null,J=0,dm=0,cf=0,aG=[],ax=[],dJ=0,saying,aZ=[],Z=!1,dW,ab=!1,aX=[],dp=[],eg=0,doubt,aI=null,aA=0,cn=0
function dh(V){E.readyState>1||E.send(JSON.stringify(V))
dJ=0
saying=clearTimeout(saying)}
function K(el,ct,value){let I=el?aj(el):0
if(!(I>=0)||cz)return 0
if(ct!='i'&&ak.size)by()
let k=[++dm,I,ct]
if(value!==undefined)k.push(value)
if(!aG.length)eg=ac()
aG.push(k)
if(G)ca(k)
return dm}
function ca([seq,...cC]){dh([seq,J,...cC])
doubt||=setTimeout(bS,2e3)}
function bS(){doubt=0
if(!G||!aG.length||document.hidden)return
let aS=ac()-Math.max(bq,eg),dU=2e3-aS
if(aS>=4e3){dU=8e3
bc()
aI?.close()
aI=et()}else if(aS>=2e3){dU+=2e3
ef()}
doubt=setTimeout(bS,dU)}
let ef=()=>E.readyState>1||E.send('[]')
function dR(){cx()
aI?.close()
aI=null
clearTimeout(doubt)
bS()}
let S=(seq,ah)=>ax.push([seq,ah])
function bQ(){clearTimeout(retry)
if(E||cz)return
bq=ac()
aL()
E=et()}
function et(){let ws=new WebSocket(location.origin.replace('http','ws')+'/_/socket')
ws.onopen=()=>{if(ws==aI){aI=null
bT()
G=!1
aZ=[]
E=ws
bq=ac()}
if(ws==E)eb()}
ws.onmessage=k=>ws==E&&eq(k.data)
ws.onclose=k=>ws==E&&ex(k.code)
return ws}
function eb(){let aW=!bt&&!ab
dp=aW?[]:bO()
dh([0,J,0,'hello',{s:eh,u:dW=N,p:ay,f:ab?1:0,e:bw(),i:dp,}])}
function ex(dM){let aa=ac()
if(G&&aa-bt>5e3)aO=0
G=!1
bT()
aZ=[]
aL()
if(dM==4001)cz=!0
else if(dM==4003)bN()
else cb(aO++?Math.min(8e3,125*2**aO)*(0.75+Math.random()/2):0)}
function cb(ci){clearTimeout(retry)
retry=setTimeout(bQ,ci)}
function bT(){let eQ=[E,aI]
E=aI=null
for(let ws of eQ)ws?.close()}
function dV(aS){if(G&&ac()-bq<aS)return
bT()
G=!1
aO=0
bQ()}
function dL(aV){console.error(aV)
let aa=ac(),ci=Math.max(0,aX.at(-3)+6e4-aa||0)
aX.push(aa+ci)
ab=!0
G=Z=!1
aZ=[]
bT()
aL()
cb(ci)}
function cI(ah){try{ah()}catch(aV){dL(aV)}}
function eq(aN){bq=ac()
if(G&&ds.textContent)dR()
cI(()=>{let V=JSON.parse(aN)
if(V.length)aZ.push(V)
bX()})}
function bX(){while(aZ.length&&!Z)eW(aZ.shift())}
function eW([seq,ack,batch,P={}]){let from=E
let bA=()=>{if(seq>J){J=seq
eZ()}
eE(ack)
if(ack>=aA)aA=0
if(!G&&from==E)er()}
if(P.fresh)dH(batch,P)
if(!seq||seq<=J)return bA()
if(seq>J+1)throw Error(`batch ${seq} after ${J}`)
Z=!0
cn=ack
if(batch.some(([name,id])=>name=='r'&&bK(W.get(id))))P={a:P.a}
cm(batch,P,()=>fa(batch),()=>{bA()
Z=!1
if(aZ.length)bX()})}
function dH(batch,P){J=dm=cf=aA=0
aG=[]
ax=[]
if(P.s)eh=P.s
let bu=dl()
if(batch.some(op=>op[0]=='c'))while(bu.cssRules.length)bu.deleteRule(0)}
function er(){G=!0
ab=!1
bt=ac()
cx()
aG.forEach(ca)
if(document.hidden)K(null,'v',0)}
function eE(ack){if(ack<=cf)return
cf=ack
while(aG.length&&aG[0][0]<=ack)aG.shift()
while(ax.length&&ax[0][0]<=ack)ax.shift()[1]()
if(ak.size)by(ack)}
function eZ(){if(++dJ>=10)dh([0,J])
else saying||=setTimeout(()=>G&&dh([0,J]),2e3)}
let ds=cR({id:'offline',role:'status'}),bz,bc=()=>(ds.textContent||=g.dataset.offline)
function aL(){bz||=setTimeout(bc,1e3)}
function cx(){bz=clearTimeout(bz)
ds.textContent=''}
function bN(){cz=!0
if(Date.now()-bM('reloaded')<3e4)return
cW('reloaded',Date.now())
location.reload()}
let cP=matchMedia('(prefers-color-scheme: dark)'),eK=[600,1e3].map(width=>matchMedia(`(min-width:${width}px)`))
function bw(){let aa={tz:Intl.DateTimeFormat().resolvedOptions().timeZone,scheme:cP.matches?'dark':'light',w:innerWidth,motion:+cN.matches,lang:navigator.language,touch:+matchMedia('(pointer: coarse)').matches,}
document.cookie=`tapas_env=${aa.scheme}.${aa.w}.${aa.tz}; path=/; max-age=31536000; SameSite=Strict`
return aa}
let al=()=>{let aa=bw()
if(G)K(null,'e',aa)}
let aF=new Map(),pressed=null
function bG(el,name,value,seq){let aK=aF.get(el)
if(aK)aK.seq=seq
else aF.set(el,{name,seq,value:el.getAttribute(name)})
af(el,name,value)
S(seq,()=>{let aK=aF.get(el)
if(!aK||aK.seq!=seq)return
aF.delete(el)
af(el,name,aK.value)
if(name=='aria-checked')dk(el.parentNode)})}
let cc=el=>el.ariaPressed?'aria-pressed':'aria-checked',dN=el=>aQ(el,cc(el))
function dI(el){let dK=!dN(el)
bG(el,cc(el),dK,K(el,'t',dK))}
let cB=an=>X('[role=radio]',an)
function eA(aH){let an=aH.closest('[role=radiogroup][data-e=p]')
if(!an||aQ(aH,'aria-checked'))return
let seq=K(an,'p',aH.dataset.v)
for(let q of cB(an))bG(q,'aria-checked',q==aH,seq)
dk(an)}
function dk(an){if(an.role!='radiogroup')return
let F=cB(an),bj=F.find(q=>aQ(q,'aria-checked'))||F[0]
for(let q of F)q.tabIndex=q==bj?0:-1}
let cw=k=>k.metaKey||k.ctrlKey||k.altKey,dE='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function en(k){let el=k.target.closest(dE)
if(!el)return bF(k)
let cY=el.localName=='a'
if(cY&&(k.button||cw(k)||k.shiftKey))return
if(el.hasAttribute('data-out'))return
if(cz||(cY&&!bt&&aO>2))return cY||bN()
if(cY)k.preventDefault()
if(aQ(el,'aria-disabled'))return
if(el.hasAttribute('data-menu'))return cG(el)
let ct=el.dataset.e
pressed=el
if(O&&O.contains(el)){pressed=H
Y(1)}
if(ct=='t')dI(el)
else if(ct=='c'||el.hasAttribute('data-back')){let seq=K(el,'c'),A=el.closest('dialog')
if(el.hasAttribute('data-back')&&ep(el.closest('.page'),seq))return
if(cQ(el,A))return co(A)
el.dataset.w=''
S(seq,()=>delete el.dataset.w)}
else if(el.role=='radio')eA(el)}
let O=null,H=null,ec=()=>X('[role^=menuitem]:not([disabled])',O)
function cG(aq){let eC=aq==H
Y(eC)
eC||cy(aq)}
function cy(aq,eV){let F=aq.nextElementSibling
if(F?.role!='menu')return
O=F
H=aq
O.hidden=!1
aq.ariaExpanded=!0
ai(ec().at(eV?-1:0))}
function Y(aD){if(!O)return
let eu=aD||O.contains(ad())
O.hidden=!0
H.ariaExpanded=!1
if(eu)ai(H)
O=H=null}
let eT={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function eN(k){let{key,target}=k
if(cw(k)||k.isComposing)return
let Q=eT[key]
if(document.dir=='rtl'&&/t$/.test(key))Q=-Q
if(O&&(O.contains(target)||target==H)){let F=ec(),cV=F.indexOf(target)
if(key=='Escape')Y(1)
else if(key=='Home')F[0]?.focus()
else if(key=='End')F.at(-1)?.focus()
else if(/Up|Down/.test(key))F.at((cV+Q)%F.length)?.focus()
else return void(key=='Tab'&&Y(1))}else if(target.matches('[data-menu]')&&/w(Up|Down)/.test(key))cy(target,Q<0)
else if(target.matches('[role=radio]')&&Q){let F=cB(target.closest('[role=radiogroup]'))
let bb=F.at((F.indexOf(target)+Q)%F.length)
bb.focus()
eA(bb)}else if(key=='Enter'&&target.matches('input[data-s]')&&k.keyCode!=229){K(target,'s',target.value)}else if(key==' '&&target.matches('a[role]'))target.click()
else return
k.preventDefault()}
let U=new Map(),ak=new Set()
function ei(k){let el=k.target
if(el.dataset.e!='i')return
let ar=U.get(el)||{seq:0}
U.set(el,ar)
ar.composing=k.isComposing
if(ar.seq>cf)ak.add(el)
else ar.seq=K(el,'i',el.value)}
function by(ack){for(let el of ak){let ar=U.get(el)
if(ar.seq>ack)continue
ak.delete(el)
ar.seq=K(el,'i',el.value)}}
function dT(k){let el=k.target
if(el.localName!='select'||el.dataset.e!='p')return
U.set(el,{seq:K(el,'p',el.value)})}
function dG(el,value){if(el.value===value)return
let{selectionStart,selectionEnd}=el
el.value=value
if(el==ad()&&selectionStart!=null){el.setSelectionRange(selectionStart,selectionEnd)}}
let aP=null
function cT(k){let el=k.target
if(!el.hasAttribute('data-fo'))return
if(k.type=='focusin'){if(aP==el)return
aP=el
K(el,'f')}else if(ad()!=el){aP=null
K(el,'b')}}
let cr=()=>X('[data-e=i]').filter(el=>aR.has(el)),eO=el=>el.name||el.ariaLabel||el.textContent
function ba(F){let cp={}
return F.map(el=>{let name=eO(el)
cp[name]=cp[name]+1||0
return[name,cp[name],el]})}
let cg=(F,[name,n])=>F.find(q=>q[0]==name&&q[1]==n)?.[2],bp=(F,em,value)=>ba(F).filter(q=>em.has(q[2])).map(q=>q.with(2,value(q[2]))),bO=()=>bp(cr(),U,el=>el.value)
function cD(dn){for(let cS of ba(cr())){let el=cS[2],cX=cg(dn,cS)
if(cX==null)continue
el.value=cX
U.set(el,{seq:cg(dp,cS)==cX?0:K(el,'i',cX)})}
dp=[]}
let cL=()=>X('[data-e=t]')
function bW(bj){for(let q of ba(cL())){if(cg(bj,q)==!dN(q[2]))dI(q[2])}}
function dC(el){let ew=()=>ba(X(el?.localName))
let br=ew().find(q=>q[2]==el)
return()=>bo(el)?el:br&&cg(ew(),br)}
function dB(){let el=ad(),aJ=dC(el)
let{selectionStart,selectionEnd,selectionDirection}=el
let eY=aP==el
return()=>{let bb=aJ()
aP=eY&&bb
ai(bb)
if(!bb||selectionStart==null)return
bb.setSelectionRange(selectionStart,selectionEnd,selectionDirection)}}
let bU=[],am=new WeakSet(),dv=null
function bd(A){if(!A.isConnected||A.matches(':modal'))return
let ee=A.parentNode.closest('dialog')
if(ee)bd(ee)
bU[X(':modal').length]||=dC(aE()?pressed:ad())
A.removeAttribute('open')
am.delete(A)
A.showModal()
A.append(ds,cu)}
function cQ({dataset:{d}},A){return A&&d!=null&&(!d||!X('input,textarea,[data-e=p],[data-e=t]',A).some(q=>d=='c'||U.has(q)))}
function co(A){am.add(A)
A.close()
aw(A,dm)}
function cq({target}){if(target.open)return
if(!am.has(target))aw(target,K(target,'x'))
aT()}
function aw(A,seq){S(seq,()=>setTimeout(()=>{if(aj(A)&&!A.open)bd(A)},300))}
function bF({target,clientX:x,clientY:y}){if(dv!=target)return
if(!target.matches('[data-e=x]:not([role=alertdialog],[data-keep])'))return
let box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()}
let bo=el=>el?.offsetWidth&&!el.closest('[inert]'),aE=()=>ad()==document.body||!bo(ad())
function aT(){let cv=X(':modal'),dD=bU[cv.length]?.()
let br=cv.at(-1)||document.body
br.append(ds,cu)
bU.length=cv.length
if(aE()&&bo(dD))ai(dD)}
let eJ=new WeakMap()
function dw(page){let dr=ad()
let eI=dr?.matches('input,textarea')&&bo(dr)
if(eI||page.closest('[inert]'))return
if(pressed)eJ.set(page,pressed)
ai(page.querySelector('h1[tabindex="-1"]'))}
function bY(page){if(!aE()&&!page.contains(ad()))return
let path=CSS.escape(M),cO=[eJ.get(page),...X(`a[href="${path}"]`),...X('h1[tabindex="-1"]').reverse()]
ai(cO.find(bo))}
let bC=new WeakSet(),aM=page=>!page.parentNode.closest('.page:not(.col),.split>:first-child,dialog'),bK=page=>page?.inert&&aF.has(page),bB=el=>el&&getComputedStyle(el).visibility=='hidden'
function dX(page){let D=page
do D=D.previousElementSibling
while(D&&!aj(D))
let dt=D?null:page.parentNode.closest('.split>.page')
return dt?dX(dt):D}
function ep(page,seq){let D=dX(page),from=history.state?.b
if(!seq||Z||!bB(D))return
M=N
let Q
if(from&&!aY&&!bC.has(page)&&aM(page)){ag.push((Q=[N]))
cs(from,'back')}
let zoom=X('[data-zoom]',page).map(q=>q.dataset.zoom).find(name=>D.querySelector(`[data-zoom="${CSS.escape(name)}"]`))
Z=!0
cm([],{n:-1,z:zoom},()=>cM(D,seq,Q),()=>{Z=!1
bX()})
return!0}
function cU(seq){let[old,aa]=[M,N].map(path=>path.split('?')[0].split('/').filter(dQ=>dQ))
let eR=X('.page:not(.col)').filter(page=>aj(page)&&aM(page)&&!bC.has(page)&&!bK(page)),D=eR.at(aa.length-old.length-1)
if(!seq||Z||!bB(D)||X(':modal').length)return
if(aa.every((dQ,cV)=>dQ==old[cV]))cM(D,seq)}
function cM(D,seq,Q){let top=[...D.parentNode.children].findLast(q=>aj(q)&&!q.inert)
bG(top,'inert','',seq)
bG(D,D.inert?'inert':'data-under',null,seq)
if(R&&!top.matches('.split>*')){let eD={visibility:'visible'}
let{duration}=R
top.animate([eD,{...eD,...aB(top,1)}],{duration,easing})}
bY(top)
cH(D)
S(seq,()=>{if(Q&&ag.includes(Q)){ag=ag.filter(q=>q!=Q)
aA||cs(Q[0],'push')}
if(!aj(top)||!bB(D))return
cH(top)
if(aE())ai(top.querySelector('[data-back]'))})}
function cH(page){let ao=aM(page)&&page.querySelector('h1[tabindex="-1"]')?.textContent
if(ao)document.title=ao}
let bP=()=>location.pathname+location.search,N=bP(),M=N,aC=0,aY=null
function cW(key,value){try{sessionStorage.setItem('tapas.'+key,value)}catch{}}
function bM(key){try{return sessionStorage.getItem('tapas.'+key)}catch{return null}}
function ed(path){M=N
N=path}
let ag=[]
function ey(az,mode,n=1){if(ag[0]&&mode=='replace')return void(ag[0][0]=az)
if(ag[0]&&mode=='back'){n-=ag.splice(0,n).length
if(ag[0])return
if(!n)mode='replace'}
if(cn>=aA)cs(az,mode,n)}
let cd=()=>(aA=K(null,'u',N))
function cs(az,mode,n=1){if(aY)return void aY.push([az,mode,n])
let to=new URL(az,location)
if(to.origin!=location.origin)return
let path=to.pathname+to.search
if(path==N)return
ae()
ed(path)
if(mode=='push')history.pushState({d:++aC,b:M},'',az)
else if(mode=='back'&&n<=aC){aY=[[az,'replace']]
history.go(-n)}else history.replaceState({...history.state,d:aC},'',az)}
function es(){let cC=aY
aY=null
aC=history.state?.d??aC
N=bP()
for(let Q of cC)cs(...Q)}
function eB(){if(aY)return es()
let path=bP()
aC=history.state?.d??aC
if(path==N)return
ae()
ed(path)
ay=bM('p:'+N)||ay
bh(bn())
cU(cd())}
let av=new Map(),bx,du=key=>X('[data-key]').find(el=>el.dataset.key==key),bL=()=>X('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function ae(){cW('s:'+N,JSON.stringify(bL()))}
function bn(){return JSON.parse(bM('s:'+N)||'[]')}
function bi(){for(let[key,[x,y]]of av){let el=du(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)av.delete(key)}}
function bh(F){for(let[key,br]of F)av.set(key,br)
clearTimeout(bx)
bx=setTimeout(()=>{av.clear()
g.className=''},5e3)
g.className='whole'}
let bm=new WeakMap(),dz=k=>k.touches[0]
function dP(el){let box=el.closest('[data-key]')
let cE=box&&getComputedStyle(box).overflowY!='visible'?box:null,de=cE||document
if(!bm.has(de)){let bV={root:cE,rootMargin:'400px',scrollMargin:'400px'}
bm.set(de,new IntersectionObserver(ez,bV))}
return bm.get(de)}
function ej(el){let dZ=dP(el)
dZ.unobserve(el)
dO.delete(el)
if(el.hasAttribute('data-n'))dZ.observe(el)}
let dO=new WeakSet()
function ez(eo,dZ){for(let{target,isIntersecting}of eo){if(isIntersecting==dO.has(target))continue
dO[isIntersecting?'add':'delete'](target)
K(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')dZ.unobserve(target)}}
function bZ(bJ,bp){if(!bJ.hasAttribute('data-ph'))return
if(bp)be(bJ)
if(bJ.complete&&bJ.currentSrc)be(bJ,bJ.naturalWidth?'loaded':'failed')}
function be(bJ,bf){for(let q of['loaded','failed'])bJ.toggleAttribute('data-'+q,q==bf)}
function df({target,type}){if(target.matches?.('img[data-ph]'))be(target,type=='load'?'loaded':'failed')}
let bR=cR({id:'pull',hidden:!0,ariaHidden:!0}),bI=64,L=null,ek={passive:!1}
function touchStarted(k){let box=k.touches.length==1&&k.target.closest('[data-r]')
if(L||!box||box.scrollTop>0||aQ(box,'aria-busy'))return
if(k.target.closest('input,textarea,select,dialog'))return
L={box,from:dz(k),way:0}
box.addEventListener('touchmove',dF,ek)}
function dF(k){if(!L||L.busy)return
let{from}=L,to=dz(k)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!L.way&&dy<Math.abs(dx))return bs()
if(k.cancelable)k.preventDefault()
L.way=120*(1-Math.exp(-Math.max(0,dy)/160))
bE(L.way)}
function bE(way){bR.hidden=!way
bR.style.transform=`translateY(${way}px)`
bR.style.opacity=Math.min(1,way/bI)
bR.toggleAttribute('data-ready',way>=bI)}
function dq(){if(!L||L.busy)return
let{box,way}=L
if(way<bI)return bs()
L.busy=!0
bE(bI)
bR.dataset.busy=''
S(K(box,'r'),()=>bv(box))}
function bv(box){if(L?.busy&&L.box==box&&!aQ(box,'aria-busy'))bs()}
function bs(){L?.box.removeEventListener('touchmove',dF)
L=null
delete bR.dataset.busy
bE(0)}
let C=(target,db,ah,bV)=>db.split(' ').forEach(name=>target.addEventListener(name,ah,bV))
C(g,'click',en)
C(g,'keydown',eN)
C(g,'input',ei)
C(g,'compositionend',({target})=>U.has(target)&&(U.get(target).composing=!1))
C(g,'change',dT)
C(g,'focusin focusout',cT)
C(g,'close',cq,!0)
C(g,'z',({target,detail})=>K(target,...detail))
C(g,'load error',df,!0)
C(g,'touchstart',touchStarted,{passive:!0})
C(g,'touchend',dq)
C(g,'touchcancel',()=>L?.busy||bs())
C(g,'wheel touchmove keydown',()=>av.clear(),{passive:!0})
C(document,'pointerdown',({target})=>{dv=target
if(O&&!O.contains(target)&&!H.contains(target))Y()})
C(window,'popstate',eB)
C(window,'online',()=>dV(0))
C(window,'offline',()=>{bc()
if(G)ef()})
C(window,'languagechange',al)
for(let eS of[cP,cN,...eK])C(eS,'change',al)
C(document,'visibilitychange',()=>{if(document.hidden)ae()
else dV(25e3)
if(G)K(null,'v',+!document.hidden)})
C(window,'pagehide',()=>{ae()
bT()
G=!1})
C(window,'pageshow',k=>k.persisted&&dV(0))
setInterval(()=>{if(E&&ac()-bq>(G?45e3:1e4)){bT()
ex()}},5e3)
aC=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
let eM=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(eM){ay=bM('p:'+N)
bh(bn())}
ab=aU(g,1)!=+g.dataset.count+1
if(ab)aX.push(ac())
da(g,1)
for(let ah of bl)ah()
if(av.size)bi()
for(let el of cr())if(el.value!=el.defaultValue)ei({target:el})
bQ()
})()
