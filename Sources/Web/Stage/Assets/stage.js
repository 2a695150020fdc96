(()=>{'use strict'
const root=document.getElementById('root')
const I=new Map([[0,root]])
const aa=new WeakMap([[root,0]])
const aD=el=>aa.get(el)
const S=(aF,top=root)=>[...top.querySelectorAll(aF)]
function cc(el,k){
I.set(k,el)
aa.set(el,k)
}
function ac(top,k){
for(const el of S('*',top))cc(el,k++)
return k
}
function bM(el){
for(const each of[el,...S('*',el)]){
const k=aa.get(each)
aa.delete(each)
if(I.get(k)===each)I.delete(k)
}
}
function at(k){
const el=I.get(k)
if(!el)throw Error('no element '+k)
return el
}
function parse(html,parent){
const template=document.createElement('template')
const svg=parent.namespaceURI.endsWith('svg')&&parent.localName!='foreignObject'
template.innerHTML=svg?`<svg>${html}</svg>`:html
return svg?template.content.firstChild:template.content
}
function setAttribute(el,name,value){
if(/^on/i.test(name))return
if(value==null)el.removeAttribute(name)
else el.setAttribute(name,value)
}
let ag=[]
let aj,bs
const bm='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function bw(el,silent){
const al=S(bm,el)
if(el.matches(bm))al.unshift(el)
for(const each of al){
if(each.hasAttribute('data-n'))ci(each)
if(each.hasAttribute('data-ph'))aT(each)
if(each.hasAttribute('data-m'))ag.push(()=>aK(each))
if(each.getAttribute('role')=='radiogroup')bE(each)
if(silent)continue
if(each.autofocus)ag.push(()=>each.focus())
if(each.classList.contains('page'))aj=each
}
}
const by={
__proto__:null,
t(id,text){
const el=at(id),only=el.firstChild
if(only&&only.nodeType==3&&!only.nextSibling&&text)only.data=text
else el.textContent=text
},
a(id,name,value){
const el=at(id),W=ao.get(el)
if(W&&W.name==name)return void(W.value=value)
setAttribute(el,name,value)
if(name=='data-n')ci(el)
else if(name=='src')aT(el,1)
else if(name=='aria-busy')au(el)
else if(name=='aria-checked')bE(el.parentNode)
},
i(parent,K,html,ak){
const cp=at(parent),next=K?at(K):null
const aZ=parse(html,cp),tops=[...aZ.children]
ac(aZ,ak)
while(aZ.firstChild)cp.insertBefore(aZ.firstChild,next)
for(const el of tops)bw(el)
motion?.entered.push(...tops)
},
m(parent,id,K){
at(parent).insertBefore(at(id),K?at(K):null)
},
r(id){
const el=at(id)
if(el.matches('.page'))bs=el
for(const dialog of el.matches('dialog')?[el]:S('dialog',el)){
dialog.close()
ag.push(()=>az(dialog))
}
bM(el)
if(!cD(el))el.remove()
},
v(id,value,seq){
const el=at(id),O=D.get(el)
if(O&&(O.composing||J.has(el)||O.seq>seq))return
D.delete(el)
bR(el,value)
},
c(css){
const sheet=rules()
for(const rule of css.split('\n')){
if(!rule.trim())continue
try{
sheet.insertRule(rule,sheet.cssRules.length)
}catch(error){
console.warn('rule refused',rule,error)
}
}
},
u(ab,mode,n){
bW(ab,mode,n)
},
T(title){
document.title=title
},
s(text){
snapshot=text
bX('p:'+E,text)
},
f(id){
const el=at(id)
ag.push(()=>el.focus())
},
l(text){
cL(text)
},
h(html,count,title,ab){
bD(html,count)
if(title!=null)document.title=title
if(ab)bW(ab,'replace')
},
o(href){
const ab=new URL(href,location)
if(/^https?:$/.test(ab.protocol))open(ab,'_blank','noopener,noreferrer')
},
}
function rules(){
const style=document.getElementById('rules')
if(style&&style.sheet)return style.sheet
const sheet=document.adoptedStyleSheets[0]||new CSSStyleSheet()
document.adoptedStyleSheets=[sheet]
return sheet
}
function cK(batch){
ag=[]
aj=bs=null
for(const op of batch){
const operation=by[op[0]]
if(operation)operation(...op.slice(1))
else console.warn('unknown operation',op[0])
}
if(aj)bK(aj)
else if(bs)bO(bs)
for(const work of ag)work()
if(G.size)ae()
}
function bD(html,count){
const bF=aN(),held=bN()
H()
for(const[key,place]of aL())G.set(key,place)
bM(root)
cc(root,0)
ao.clear()
D.clear()
J.clear()
F()
root.replaceChildren(parse(html,root))
if(ac(root,1)!=count+1)throw Error('count differs')
bw(root,1)
ag.push(()=>{
bh(bF)
held()
})
}
const live=document.createElement('div')
live.id='live'
live.className='sr'
live.setAttribute('role','status')
live.setAttribute('aria-live','polite')
function cL(text){
live.textContent=''
setTimeout(()=>(live.textContent=text),50)
}
const bo=matchMedia('(prefers-reduced-motion: reduce)')
const easing='cubic-bezier(.2,.7,.2,1)'
let motion=null
const cm={
opacity:()=>({opacity:0}),
scale:()=>({transform:'scale(.01)'}),
'move-up':()=>({transform:'translateY(-100%)'}),
'move-down':()=>({transform:'translateY(100%)'}),
'move-leading':aH=>({transform:`translateX(${-100 * aH}%)`}),
'move-trailing':aH=>({transform:`translateX(${100 * aH}%)`}),
slide:(aH,leaving)=>cm[leaving?'move-trailing':'move-leading'](aH),
}
function af(el,leaving){
const page=motion.page&&el.matches('.page')?'move-trailing':''
const aH=document.dir=='rtl'?-1:1
const frame={}
for(const name of(el.dataset.tr||page).split(' ')){
const{opacity,transform}=cm[name]?.(aH,leaving)||{}
if(opacity!=null)frame.opacity=opacity
if(transform)frame.transform=(frame.transform?frame.transform+' ':'')+transform
}
return Object.keys(frame).length?frame:null
}
function aX(batch,meta){
const duration=meta.a||(meta.n?300:0)
if(!duration||bo.matches||document.hidden)return null
const boxes=new Map(),exits=new Map()
motion={duration,boxes,exits,entered:[],page:meta.n}
for(const[name,ak,second]of batch){
const el=I.get(name=='m'?second:ak)
if(!el||!'imr'.includes(name))continue
if(name=='r'&&af(el,1)){
exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])
}
for(const parent of name=='i'?[el]:[el.parentNode,I.get(ak)]){
if(!parent||boxes.has(parent))continue
boxes.set(parent,null)
for(const child of[...parent.children].slice(0,300)){
if(!boxes.get(child))boxes.set(child,child.getBoundingClientRect())
}
}
}
}
function cD(el){
const box=motion?.exits.get(el)
if(!box)return false
const[left,top,width,height]=box.map(length=>length+'px')
el.inert=true
el.removeAttribute('data-key')
el.removeAttribute('data-zoom')
el.setAttribute('aria-hidden','true')
Object.assign(el.style,{position:'absolute',margin:0,left,top,width,height})
const cu=el.animate([{},af(el,1)],{duration:motion.duration,easing,fill:'forwards'})
cu.onfinish=cu.oncancel=()=>el.remove()
return true
}
function bA(){
const{duration,boxes,exits,entered}=motion
for(const el of entered){
const frame=af(el)
if(frame)el.animate([frame,{}],{duration,easing})
}
for(const[el,old]of boxes){
if(!old||!el.isConnected||exits.has(el))continue
const now=el.getBoundingClientRect()
const x=old.left-now.left,y=old.top-now.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})
}
}
function cE(batch,meta,work,aC){
if(meta.z&&document.startViewTransition&&!bo.matches&&!document.hidden){
return zoom(meta.z,work,aC)
}
if(meta.a||meta.n)aX(batch,meta)
try{
work()
if(motion)bA()
}finally{
motion=null
}
aC()
}
function zoom(name,work,aC){
const aF=`[data-zoom="${CSS.escape(name)}"]`
const find=()=>S(aF).filter(el=>!el.closest('[inert]')).pop()
let bj=find()
const bv=value=>bj&&(bj.style.viewTransitionName=value)
bv('zoom')
document.startViewTransition(()=>{
bv('')
bl(()=>{
work()
bj=find()
bv('zoom')
aC()
})
}).finished.finally(()=>bv(''))
}
let socket=null,ready=false,readyAt=0,heard=0,attempt=0,retry,over=false
let cg=root.dataset.session,snapshot=null
let A=0,sent=0,acked=0
let ar=[]
let R=[]
let bT=0,saying
let an=[],holding=false
let C=false,freshAsked=[],told=[]
function bB(frame){
socket.send(JSON.stringify(frame))
bT=0
clearTimeout(saying)
saying=0
}
function B(el,be,value){
const k=el?aD(el):0
if(k===undefined||over)return 0
if(be!='i'&&J.size)aA()
const g=[++sent,k,be]
if(value!==undefined)g.push(value)
ar.push(g)
if(ready)aV(g)
return sent
}
function aV([seq,...bZ]){
bB([seq,A,...bZ])
}
const Y=(seq,work)=>R.push([seq,work])
function aP(){
clearTimeout(retry)
if(socket||over)return
heard=performance.now()
X()
const ws=(socket=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==socket&&hello()
ws.onmessage=g=>ws==socket&&ck(g.data)
ws.onclose=g=>ws==socket&&cr(g.code)
}
function hello(){
const ak=!readyAt&&!C
told=ak?[]:aN()
bB([0,A,0,'hello',{
s:cg,u:E,p:snapshot,f:C?1:0,e:av(),i:told,
}])
}
function cr(code){
const now=performance.now()
if(ready&&now-readyAt>5000)attempt=0
ready=false
socket=null
an=[]
X()
if(code==4001)over=true
else if(code==4003)aM()
else aW(attempt++?Math.min(8000,250*2**(attempt-1))*(0.75+Math.random()/2):0)
}
function aW(aY){
clearTimeout(retry)
retry=setTimeout(aP,aY)
}
function bq(){
const ws=socket
if(ws){
socket=null
ws.close()
}
}
function cb(silence){
if(ready&&performance.now()-heard<silence)return
if(!ready&&socket?.readyState==0&&performance.now()-heard<2000)return
bq()
ready=false
attempt=0
aP()
}
function bV(error){
console.error(error)
const now=performance.now()
freshAsked=freshAsked.filter(time=>now-time<60000)
const aY=freshAsked.length<3?0:freshAsked[0]+60000-now
freshAsked.push(now+aY)
C=true
ready=holding=false
an=[]
bq()
X()
aW(aY)
}
function bl(work){
try{
work()
}catch(error){
bV(error)
}
}
function ck(text){
heard=performance.now()
bl(()=>{
const frame=JSON.parse(text)
if(frame.length)an.push(frame)
bn()
})
}
function bn(){
while(an.length&&!holding)cH(an.shift())
}
function cH([seq,ack,batch,meta={}]){
const cG=socket
const aC=()=>{
if(cG!=socket)return
if(seq>A){
A=seq
cJ()
}
cw(ack)
if(!ready)cl()
}
if(meta.fresh)bS(batch,meta)
if(!seq||seq<=A)return aC()
if(seq>A+1)throw Error(`batch ${seq} after ${A}`)
holding=true
cE(batch,meta,()=>cK(batch),()=>{
aC()
holding=false
if(an.length)bn()
})
}
function bS(batch,meta){
A=sent=acked=0
ar=[]
R=[]
C=false
if(meta.s)cg=meta.s
const sheet=rules()
if(batch.some(op=>op[0]=='c'))while(sheet.cssRules.length)sheet.deleteRule(0)
}
function cl(){
ready=true
C=false
readyAt=performance.now()
clearTimeout(aB)
ba.hidden=true
ar.forEach(aV)
if(document.hidden)B(null,'v',0)
}
function cw(ack){
if(ack<=acked)return
acked=ack
while(ar.length&&ar[0][0]<=ack)ar.shift()
while(R.length&&R[0][0]<=ack)R.shift()[1]()
if(J.size)aA(ack)
}
function cJ(){
if(++bT>=10)bB([0,A])
else saying||=setTimeout(()=>ready&&bB([0,A]),2000)
}
const ba=document.createElement('div')
ba.id='offline'
ba.hidden=true
ba.setAttribute('role','status')
let aB
function X(){
clearTimeout(aB)
aB=setTimeout(()=>{
ba.hidden=false
ba.textContent=root.dataset.offline||'…'
},1000)
}
function aM(){
over=true
const last=+ah('reloaded')||0
if(Date.now()-last<30000)return
bX('reloaded',Date.now())
location.reload()
}
const dark=matchMedia('(prefers-color-scheme: dark)')
const cA=[600,1000].map(width=>matchMedia(`(min-width:${width}px)`))
function av(){
const scheme=dark.matches?'dark':'light',w=innerWidth
const tz=Intl.DateTimeFormat().resolvedOptions().timeZone
document.cookie=`tapas_env=${scheme}.${w}.${tz}; P=/; max-age=31536000; SameSite=Strict`
return{
tz,scheme,w,motion:bo.matches?1:0,lang:navigator.language,
touch:matchMedia('(pointer: coarse)').matches?1:0,
}
}
const L=()=>{
const now=av()
if(ready)B(null,'e',now)
}
const ao=new Map()
let pressed=null
function bI(el,name,value,seq){
const W=ao.get(el)
if(W)W.seq=seq
else ao.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
Y(seq,()=>{
const W=ao.get(el)
if(!W||W.seq!=seq)return
ao.delete(el)
setAttribute(el,name,W.value)
if(name=='aria-checked')bE(el.parentNode)
})
}
function cx(el){
const name=el.hasAttribute('aria-pressed')?'aria-pressed':'aria-checked'
const bU=el.getAttribute(name)!='true'
bI(el,name,bU,B(el,'t',bU))
}
const bg=N=>S('[role=radio]',N)
function ct(radio){
const N=radio.closest('[role=radiogroup][data-e=p]')
if(!N||radio.getAttribute('aria-checked')=='true')return
const seq=B(N,'p',radio.dataset.v)
for(const each of bg(N))bI(each,'aria-checked',each==radio,seq)
bE(N)
}
function bE(N){
if(N.getAttribute?.('role')!='radiogroup')return
const q=bg(N)
const cn=q.find(each=>each.getAttribute('aria-checked')=='true')||q[0]
for(const each of q)each.tabIndex=each==cn?0:-1
}
const bQ='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function cj(g){
const el=g.target.closest(bQ)
if(!el)return aI(g)
const bu=el.localName=='a'
if(bu&&(g.button||g.metaKey||g.ctrlKey||g.shiftKey||g.altKey))return
if(el.hasAttribute('data-out')){
el.target='_blank'
el.rel='noopener noreferrer'
return
}
if(over||(bu&&!readyAt&&attempt>2))return over&&!bu?aM():undefined
if(bu)g.preventDefault()
if(el.getAttribute('aria-disabled')=='true')return
if(el.hasAttribute('data-menu'))return bk(el,g)
const be=el.dataset.e
pressed=el
if(menu&&menu.contains(el)){
pressed=menuButton
F(1)
}
if(be=='t')cx(el)
else if(be=='c'||el.hasAttribute('data-back'))B(el,'c')
else if(el.getAttribute('role')=='radio')ct(el)
if(el.hasAttribute('data-d'))bb(el.closest('dialog'))
}
let menu=null,menuButton=null
const ce=()=>S('[role^=menuitem]:not([disabled]),select',menu)
function bk(button){
const bi=button==menuButton
F(bi)
if(!bi)bf(button)
}
function bf(button,last){
const q=button.nextElementSibling
if(q?.getAttribute('role')!='menu')return
menu=q
menuButton=button
menu.hidden=false
button.setAttribute('aria-expanded','true')
ce().at(last?-1:0)?.focus({preventScroll:true})
}
function F(focus){
if(!menu)return
const co=focus||menu.contains(document.activeElement)
menu.hidden=true
menuButton.setAttribute('aria-expanded','false')
if(co)menuButton.focus({preventScroll:true})
menu=menuButton=null
}
const cF={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function cC(g){
const{key,target}=g
if(g.ctrlKey||g.metaKey||g.altKey||g.isComposing)return
let step=cF[key]
if(document.dir=='rtl'&&/t$/.test(key))step=-step
if(menu&&(menu.contains(target)||target==menuButton)){
const q=ce(),index=q.indexOf(target)
if(key=='Escape')F(1)
else if(key=='Home')q[0]?.focus()
else if(key=='End')q.at(-1)?.focus()
else if(/Up|Down/.test(key))q.at((index+step)%q.length)?.focus()
else return void(key=='Tab'&&F(1))
}else if(target.matches('[data-menu]')&&/^Arrow(Up|Down)$/.test(key))bf(target,step<0)
else if(target.matches('[role=radio]')&&step){
const q=bg(target.closest('[role=radiogroup]'))
const next=q.at((q.indexOf(target)+step)%q.length)
next.focus()
ct(next)
}else if(key=='Enter'&&target.matches('input[data-s]')&&g.keyCode!=229){
B(target,'s',target.value)
}else return
g.preventDefault()
}
const D=new Map()
const J=new Set()
function ch(g){
const el=g.target
if(el.dataset.e!='i')return
const O=D.get(el)||{seq:0}
D.set(el,O)
O.composing=g.isComposing
if(O.seq>acked)J.add(el)
else O.seq=B(el,'i',el.value)
}
function aA(ack){
for(const el of J){
const O=D.get(el)
if(ack!==undefined&&O.seq>ack)continue
J.delete(el)
if(aD(el)!==undefined)O.seq=B(el,'i',el.value)
}
}
function ca(g){
const el=g.target
if(el.localName=='select'&&el.dataset.e=='p')D.set(el,{seq:B(el,'p',el.value)})
}
function bR(el,value){
if(el.value===value)return
const{selectionStart,selectionEnd}=el
el.value=value
if(el==document.activeElement&&selectionStart!=null){
el.setSelectionRange(selectionStart,selectionEnd)
}
}
let Z=null
let bC=false
function br(g){
const el=g.target
if(bC||!el.hasAttribute('data-fo'))return
if(g.type=='focusin'){
if(Z==el)return
Z=el
B(el,'f')
}else if(document.activeElement!=el){
Z=null
B(el,'b')
}
}
const bL=()=>S('[data-e=i]').filter(el=>aa.has(el))
function ax(){
const bc={}
return bL().map(el=>{
const name=el.getAttribute('name')||''
bc[name]=(bc[name]??-1)+1
return[name,bc[name],el]
})
}
function aN(){
return ax().filter(([,,el])=>D.has(el)).map(([name,n,el])=>[name,n,el.value])
}
function bh(bF){
const bi=(a,b)=>a[0]==b[0]&&a[1]==b[1]
for(const field of ax()){
const bt=bF.find(text=>bi(text,field)),el=field[2]
if(!bt)continue
el.value=bt[2]
D.set(el,{seq:0})
if(told.find(text=>bi(text,field))?.[2]!==bt[2])D.get(el).seq=B(el,'i',bt[2])
}
told=[]
}
function bN(){
const el=document.activeElement
if(!el||el==document.body||!root.contains(el))return()=>{}
const cq=each=>each.localName==el.localName&&label(each)==name
const label=each=>each.getAttribute('name')||each.getAttribute('aria-label')||each.textContent
const name=label(el),index=S(el.localName).filter(cq).indexOf(el)
const{selectionStart,selectionEnd,selectionDirection}=el
const cI=Z==el
return()=>{
const next=S(el.localName).filter(cq)[index]
bC=true
next?.focus({preventScroll:true})
if(next&&selectionStart!=null)next.setSelectionRange(selectionStart,selectionEnd,selectionDirection)
bC=false
Z=cI&&next?next:null
}
}
const ap=new WeakMap()
const M=new WeakSet()
let bJ=null
function aK(dialog){
if(!dialog.isConnected||dialog.open&&ap.has(dialog))return
const active=document.activeElement
ap.set(dialog,active&&active!=document.body?active:pressed)
dialog.removeAttribute('open')
M.delete(dialog)
dialog.showModal()
}
function bb(dialog){
if(!dialog)return
M.add(dialog)
dialog.close()
Q(dialog,sent)
}
function bd({target}){
if(target.open)return
if(!M.has(target))Q(target,B(target,'x'))
az(target)
}
function Q(dialog,seq){
Y(seq,()=>setTimeout(()=>{
if(aD(dialog)!==undefined&&!dialog.open)aK(dialog)
},300))
}
function aI({target,clientX:x,clientY:y}){
if(target.localName!='dialog'||bJ!=target)return
if(target.getAttribute('role')=='alertdialog'||target.dataset.e!='x')return
const box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()
}
const aO=el=>el?.isConnected&&!el.closest('[inert]')
const aS=()=>{
const active=document.activeElement
return!active||active==document.body||!aO(active)
}
function az(dialog){
const bP=ap.get(dialog)
ap.delete(dialog)
if(aS()&&aO(bP))bP.focus({preventScroll:true})
}
const cz=new WeakMap()
function bK(page){
const active=document.activeElement
const cy=active?.matches('input,textarea')&&aO(active)
if(cy||page.closest('[inert]'))return
if(pressed)cz.set(page,pressed)
page.querySelector('h1[tabindex="-1"]')?.focus({preventScroll:true})
}
function bO(page){
if(!aS()&&!page.contains(document.activeElement))return
const P=CSS.escape(K)
const bp=[cz.get(page),...S(`a[href="${P}"]`),...S('h1[tabindex="-1"]').reverse()]
bp.find(aO)?.focus({preventScroll:true})
}
let E=location.pathname+location.search
let K=E
let U=0
let am=null,goingTimer
function bX(key,value){
try{
sessionStorage.setItem('tapas.'+key,value)
}catch{}
}
function ah(key){
try{
return sessionStorage.getItem('tapas.'+key)
}catch{
return null
}
}
function cf(P){
if(P==E)return
K=E
E=P
}
function bW(ab,mode,n=1){
if(am)return void am.push([ab,mode,n])
const to=new URL(ab,location)
if(to.origin!=location.origin)return
const P=to.pathname+to.search
if(P==E)return
H()
cf(P)
if(mode=='push')history.pushState({d:++U},'',ab)
else if(mode=='back'&&n<=U){
am=[[ab,'replace']]
goingTimer=setTimeout(bH,1000)
history.go(-n)
}else history.replaceState({d:U},'',ab)
}
function bH(){
const bZ=am
am=null
clearTimeout(goingTimer)
U=history.state?.d??U
E=location.pathname+location.search
for(const step of bZ)bW(...step)
}
function cv(){
if(am)return bH()
const P=location.pathname+location.search
U=history.state?.d??U
if(P==E)return
H()
cf(P)
snapshot=ah('p:'+E)||snapshot
for(const[key,place]of ai())if(!aR(key))G.set(key,place)
aw()
B(null,'u',E)
}
const G=new Map()
let ay
const aR=key=>S('[data-key]').find(el=>el.dataset.key==key)
const aL=()=>S('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function H(){
const q=aL().filter(([,[x,y]])=>x||y)
if(q.length||ah('s:'+E))bX('s:'+E,JSON.stringify(q))
}
function ai(){
return JSON.parse(ah('s:'+E)||'[]')
}
function ae(){
for(const[key,[x,y]]of G){
const el=aR(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)G.delete(key)
}
}
function aw(){
clearTimeout(ay)
ay=setTimeout(()=>G.clear(),5000)
}
const aU=new Map()
function bY(el){
const box=el.closest('[data-key]')
const aE=box&&getComputedStyle(box).overflowY!='visible'?box:null
let al=aU.get(aE)
if(!al){
const aQ={root:aE,rootMargin:'600px',scrollMargin:'600px'}
aU.set(aE,(al=new IntersectionObserver(cs,aQ)))
}
return al
}
function ci(el){
const cd=bY(el)
cd.unobserve(el)
bx.delete(el)
if(el.hasAttribute('data-n'))cd.observe(el)
}
const bx=new WeakSet()
function cs(entries,cd){
for(const{target,isIntersecting}of entries){
if(isIntersecting==bx.has(target))continue
if(isIntersecting)bx.add(target)
else bx.delete(target)
B(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')cd.unobserve(target)
}
}
function aT(img,changed){
if(!img.hasAttribute('data-ph'))return
if(changed)ad(img)
if(img.complete&&img.currentSrc)ad(img,img.naturalWidth?'loaded':'failed')
}
function ad(img,state){
for(const each of['loaded','failed'])img.toggleAttribute('data-'+each,each==state)
}
function bz({target,type}){
if(target.matches?.('img[data-ph]'))ad(target,type=='load'?'loaded':'failed')
}
const V=document.createElement('div')
V.id='pull'
V.hidden=true
V.setAttribute('aria-hidden','true')
const aJ=64
let pull=null
function touchStarted(g){
const box=g.touches.length==1&&g.target.closest('[data-r]')
if(!box||box.scrollTop>0||box.getAttribute('aria-busy')=='true')return
if(g.target.closest('input,textarea,select,dialog')||pull?.busy)return
const{clientX:x,clientY:y}=g.touches[0]
pull={box,x,y,way:0}
box.addEventListener('touchmove',pulled,{passive:false})
}
function pulled(g){
if(!pull||pull.busy)return
const dx=g.touches[0].clientX-pull.x,dy=g.touches[0].clientY-pull.y
if(!pull.way&&(dy<4||dy<Math.abs(dx)))return void(Math.abs(dx)+Math.abs(dy)>8&&aq())
if(g.cancelable)g.preventDefault()
pull.way=120*(1-Math.exp(-Math.max(0,dy)/160))
aG(pull.way)
}
function aG(way){
V.hidden=!way
V.style.transform=`translateY(${way}px)`
V.style.opacity=Math.min(1,way/aJ)
V.toggleAttribute('data-ready',way>=aJ)
}
function bG(){
if(!pull||pull.busy)return
const{box,way}=pull
if(way<aJ)return aq()
pull.busy=true
aG(aJ)
V.setAttribute('data-busy','')
Y(B(box,'r'),()=>au(box))
}
function au(box){
if(pull?.busy&&pull.box==box&&box.getAttribute('aria-busy')!='true')aq()
}
function aq(){
pull?.box.removeEventListener('touchmove',pulled)
pull=null
V.removeAttribute('data-busy')
aG(0)
}
const j=(target,names,work,aQ)=>
names.split(' ').forEach(name=>target.addEventListener(name,work,aQ))
j(root,'click',cj)
j(root,'keydown',cC)
j(root,'input',ch)
j(root,'compositionend',({target})=>D.has(target)&&(D.get(target).composing=false))
j(root,'change',ca)
j(root,'focusin focusout',br)
j(root,'close',bd,true)
j(root,'load error',bz,true)
j(root,'touchstart',touchStarted,{passive:true})
j(root,'touchend',bG)
j(root,'touchcancel',()=>pull?.busy||aq())
j(root,'wheel touchmove keydown',()=>G.clear(),{passive:true})
j(document,'pointerdown',({target})=>{
bJ=target
if(menu&&!menu.contains(target)&&!menuButton.contains(target))F()
})
j(window,'popstate',cv)
j(window,'online',()=>cb(0))
j(window,'languagechange',L)
for(const query of[dark,bo,...cA])j(query,'change',L)
j(document,'visibilitychange',()=>{
if(document.hidden)H()
else cb(25000)
if(ready)B(null,'v',document.hidden?0:1)
})
j(window,'pagehide',()=>{
H()
bq()
ready=false
})
j(window,'pageshow',g=>g.persisted&&cb(0))
setInterval(()=>{
if(socket&&performance.now()-heard>(ready?45000:10000)){
bq()
cr()
}
},5000)
document.body.append(live,ba,V)
U=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
const cB=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(cB){
snapshot=ah('p:'+E)
for(const[key,place]of ai())G.set(key,place)
aw()
}
C=ac(root,1)!=+root.dataset.count+1
if(C)freshAsked.push(performance.now())
bw(root,1)
for(const work of ag)work()
if(G.size)ae()
for(const el of bL())if(el.value!=el.defaultValue)ch({target:el})
aP()
})()
