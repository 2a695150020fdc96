(()=>{'use strict'
const root=document.getElementById('root')
const J=new Map([[0,root]])
const Z=new WeakMap([[root,0]])
const aC=el=>Z.get(el)
const ad=(aH,top=root)=>[...top.querySelectorAll(aH)]
function cg(el,k){
J.set(k,el)
Z.set(el,k)
}
function ab(top,k){
for(const el of top.getElementsByTagName('*'))cg(el,k++)
return k
}
function bT(el){
for(const each of[el,...el.getElementsByTagName('*')]){
const k=Z.get(each)
Z.delete(each)
if(J.get(k)===each)J.delete(k)
}
}
function at(k){
const el=J.get(k)
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
let ah=[]
let aj,br
const bm='[data-n],[data-m],[data-ph],[autofocus],[role=radiogroup],.page'
function bt(el,silent){
const am=ad(bm,el)
if(el.matches(bm))am.unshift(el)
for(const each of am){
if(each.hasAttribute('data-n'))cd(each)
if(each.hasAttribute('data-ph'))aT(each)
if(each.hasAttribute('data-m'))ah.push(()=>aL(each))
if(each.getAttribute('role')=='radiogroup')bp(each)
if(silent)continue
if(each.autofocus)ah.push(()=>each.focus())
if(each.classList.contains('page'))aj=each
}
}
const bz={
__proto__:null,
t(id,text){
const el=at(id),only=el.firstChild
if(only&&only.nodeType==3&&!only.nextSibling&&text)only.data=text
else el.textContent=text
},
a(id,name,value){
const el=at(id),V=aq.get(el)
if(V&&V.name==name)return void(V.value=value)
setAttribute(el,name,value)
if(name=='data-n')cd(el)
else if(name=='src')aT(el,1)
else if(name=='aria-busy')az(el)
else if(name=='aria-checked')bp(el.parentNode)
},
i(parent,K,html,an){
const co=at(parent),next=K?at(K):null
const aY=parse(html,co),tops=[...aY.children]
ab(aY,an)
while(aY.firstChild)co.insertBefore(aY.firstChild,next)
for(const el of tops)bt(el)
motion?.entered.push(...tops)
},
m(parent,id,K){
at(parent).insertBefore(at(id),K?at(K):null)
},
r(id){
const el=at(id)
if(el.matches('.page'))br=el
for(const dialog of el.matches('dialog')?[el]:ad('dialog',el)){
dialog.close()
ah.push(()=>au(dialog))
}
bT(el)
if(!cD(el))el.remove()
},
v(id,value,seq){
const el=at(id),P=D.get(el)
if(P&&(P.composing||I.has(el)||P.seq>seq))return
D.delete(el)
bH(el,value)
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
u(aa,mode,n){
ca(aa,mode,n)
},
T(title){
document.title=title
},
s(text){
snapshot=text
bY('p:'+E,text)
},
f(id){
const el=at(id)
ah.push(()=>el.focus())
},
l(text){
cI(text)
},
h(html,count,title,aa){
bv(html,count)
if(title!=null)document.title=title
if(aa)ca(aa,'replace')
},
o(href){
const aa=new URL(href,location)
if(/^https?:$/.test(aa.protocol))open(aa,'_blank','noopener,noreferrer')
},
}
function rules(){
const style=document.getElementById('rules')
if(style&&style.sheet)return style.sheet
const sheet=document.adoptedStyleSheets[0]||new CSSStyleSheet()
document.adoptedStyleSheets=[sheet]
return sheet
}
function cJ(batch){
ah=[]
aj=br=null
for(const op of batch){
const operation=bz[op[0]]
if(operation)operation(...op.slice(1))
else console.warn('unknown operation',op[0])
}
if(aj)bO(aj)
else if(br)bM(br)
for(const work of ah)work()
if(H.size)ae()
}
function bv(html,count){
const bu=aN(),held=bJ()
G()
for(const[key,place]of aM())H.set(key,place)
bT(root)
cg(root,0)
aq.clear()
D.clear()
I.clear()
F()
root.replaceChildren(parse(html,root))
if(ab(root,1)!=count+1)throw Error('count differs')
bt(root,1)
ah.push(()=>{
bh(bu)
held()
})
}
const live=document.createElement('div')
live.id='live'
live.className='sr'
live.setAttribute('role','status')
live.setAttribute('aria-live','polite')
function cI(text){
live.textContent=''
setTimeout(()=>(live.textContent=text),50)
}
const by=matchMedia('(prefers-reduced-motion: reduce)')
const easing='cubic-bezier(.2,.7,.2,1)'
let motion=null
const cx={
opacity:()=>({opacity:0}),
scale:()=>({transform:'scale(.01)'}),
'move-up':()=>({transform:'translateY(-100%)'}),
'move-down':()=>({transform:'translateY(100%)'}),
'move-leading':aG=>({transform:`translateX(${-100 * aG}%)`}),
'move-trailing':aG=>({transform:`translateX(${100 * aG}%)`}),
slide:(aG,leaving)=>cx[leaving?'move-trailing':'move-leading'](aG),
}
function ai(el,leaving){
const page=motion.page&&el.matches('.page')?'move-trailing':''
const aG=document.dir=='rtl'?-1:1
const frame={}
for(const name of(el.dataset.tr||page).split(' ')){
const{opacity,transform}=cx[name]?.(aG,leaving)||{}
if(opacity!=null)frame.opacity=opacity
if(transform)frame.transform=(frame.transform?frame.transform+' ':'')+transform
}
return Object.keys(frame).length?frame:null
}
function aX(batch,meta){
const duration=meta.a||(meta.n?300:0)
if(!duration||by.matches||document.hidden)return null
const boxes=new Map(),exits=new Map()
motion={duration,boxes,exits,entered:[],page:meta.n}
for(const[name,an,second]of batch){
const el=J.get(name=='m'?second:an)
if(!el||!'imr'.includes(name))continue
if(name=='r'&&ai(el,1)){
exits.set(el,[el.offsetLeft,el.offsetTop,el.offsetWidth,el.offsetHeight])
}
for(const parent of name=='i'?[el]:[el.parentNode,J.get(an)]){
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
const cA=el.animate([{},ai(el,1)],{duration:motion.duration,easing,fill:'forwards'})
cA.onfinish=cA.oncancel=()=>el.remove()
return true
}
function bF(){
const{duration,boxes,exits,entered}=motion
for(const el of entered){
const frame=ai(el)
if(frame)el.animate([frame,{}],{duration,easing})
}
for(const[el,old]of boxes){
if(!old||!el.isConnected||exits.has(el))continue
const now=el.getBoundingClientRect()
const x=old.left-now.left,y=old.top-now.top
if(x||y)el.animate([{transform:`translate(${x}px,${y}px)`},{}],{duration,easing})
}
}
function cF(batch,meta,work,aF){
if(meta.z&&document.startViewTransition&&!by.matches&&!document.hidden){
return zoom(meta.z,work,aF)
}
if(meta.a||meta.n)aX(batch,meta)
try{
work()
if(motion)bF()
}finally{
motion=null
}
aF()
}
function zoom(name,work,aF){
const aH=`[data-zoom="${CSS.escape(name)}"]`
const find=()=>ad(aH).filter(el=>!el.closest('[inert]')).pop()
let ba=find()
const bD=value=>ba&&(ba.style.viewTransitionName=value)
bD('zoom')
document.startViewTransition(()=>{
bD('')
bn(()=>{
work()
ba=find()
bD('zoom')
aF()
})
}).finished.finally(()=>bD(''))
}
let socket=null,ready=false,readyAt=0,heard=0,attempt=0,retry,over=false
let cc=root.dataset.session,snapshot=null
let A=0,sent=0,acked=0
let al=[]
let Q=[]
let bL=0,saying
let ao=[],holding=false
let B=false,freshAsked=[],told=[]
function bG(frame){
socket.send(JSON.stringify(frame))
bL=0
clearTimeout(saying)
saying=0
}
function C(el,bg,value){
const k=el?aC(el):0
if(k===undefined||over)return 0
if(bg!='i'&&I.size)av()
const g=[++sent,k,bg]
if(value!==undefined)g.push(value)
al.push(g)
if(ready)aW(g)
return sent
}
function aW([seq,...bZ]){
bG([seq,A,...bZ])
}
const U=(seq,work)=>Q.push([seq,work])
function aQ(){
clearTimeout(retry)
if(socket||over)return
heard=performance.now()
W()
const ws=(socket=new WebSocket(location.origin.replace('http','ws')+'/_/socket'))
ws.onopen=()=>ws==socket&&hello()
ws.onmessage=g=>ws==socket&&cj(g.data)
ws.onclose=g=>ws==socket&&cs(g.code)
}
function hello(){
const an=!readyAt&&!B
told=an?[]:aN()
bG([0,A,0,'hello',{
s:cc,u:E,p:snapshot,f:B?1:0,e:aw(),i:told,
}])
}
function cs(code){
const now=performance.now()
if(ready&&now-readyAt>5000)attempt=0
ready=false
socket=null
ao=[]
W()
if(code==4001)over=true
else if(code==4003)aI()
else aU(attempt++?Math.min(8000,250*2**(attempt-1))*(0.75+Math.random()/2):0)
}
function aU(aZ){
clearTimeout(retry)
retry=setTimeout(aQ,aZ)
}
function bx(){
const ws=socket
if(ws){
socket=null
ws.close()
}
}
function bW(silence){
if(ready&&performance.now()-heard<silence)return
if(!ready&&socket?.readyState==0&&performance.now()-heard<2000)return
bx()
ready=false
attempt=0
aQ()
}
function bX(error){
console.error(error)
const now=performance.now()
freshAsked=freshAsked.filter(time=>now-time<60000)
const aZ=freshAsked.length<3?0:freshAsked[0]+60000-now
freshAsked.push(now+aZ)
B=true
ready=holding=false
ao=[]
bx()
W()
aU(aZ)
}
function bn(work){
try{
work()
}catch(error){
bX(error)
}
}
function cj(text){
heard=performance.now()
bn(()=>{
const frame=JSON.parse(text)
if(frame.length)ao.push(frame)
bl()
})
}
function bl(){
while(ao.length&&!holding)cH(ao.shift())
}
function cH([seq,ack,batch,meta={}]){
const cG=socket
const aF=()=>{
if(cG!=socket)return
if(seq>A){
A=seq
cK()
}
cn(ack)
if(!ready)cl()
}
if(meta.fresh)bS(batch,meta)
if(!seq||seq<=A)return aF()
if(seq>A+1)throw Error(`batch ${seq} after ${A}`)
holding=true
cF(batch,meta,()=>cJ(batch),()=>{
aF()
holding=false
if(ao.length)bl()
})
}
function bS(batch,meta){
A=sent=acked=0
al=[]
Q=[]
B=false
if(meta.s)cc=meta.s
const sheet=rules()
if(batch.some(op=>op[0]=='c'))while(sheet.cssRules.length)sheet.deleteRule(0)
}
function cl(){
ready=true
B=false
readyAt=performance.now()
clearTimeout(aE)
bj.hidden=true
al.forEach(aW)
if(document.hidden)C(null,'v',0)
}
function cn(ack){
if(ack<=acked)return
acked=ack
while(al.length&&al[0][0]<=ack)al.shift()
while(Q.length&&Q[0][0]<=ack)Q.shift()[1]()
if(I.size)av(ack)
}
function cK(){
if(++bL>=10)bG([0,A])
else saying||=setTimeout(()=>ready&&bG([0,A]),2000)
}
const bj=document.createElement('div')
bj.id='offline'
bj.hidden=true
bj.setAttribute('role','status')
let aE
function W(){
clearTimeout(aE)
aE=setTimeout(()=>{
bj.hidden=false
bj.textContent=root.dataset.offline||'…'
},1000)
}
function aI(){
over=true
const last=+af('reloaded')||0
if(Date.now()-last<30000)return
bY('reloaded',Date.now())
location.reload()
}
const dark=matchMedia('(prefers-color-scheme: dark)')
const cv=[600,1000].map(width=>matchMedia(`(min-width:${width}px)`))
function aw(){
const scheme=dark.matches?'dark':'light',w=innerWidth
const tz=Intl.DateTimeFormat().resolvedOptions().timeZone
document.cookie=`tapas_env=${scheme}.${w}.${tz}; O=/; max-age=31536000; SameSite=Strict`
return{
tz,scheme,w,motion:by.matches?1:0,lang:navigator.language,
touch:matchMedia('(pointer: coarse)').matches?1:0,
}
}
const L=()=>{
const now=aw()
if(ready)C(null,'e',now)
}
const aq=new Map()
let pressed=null
function bK(el,name,value,seq){
const V=aq.get(el)
if(V)V.seq=seq
else aq.set(el,{name,seq,value:el.getAttribute(name)})
el.setAttribute(name,value)
U(seq,()=>{
const V=aq.get(el)
if(!V||V.seq!=seq)return
aq.delete(el)
setAttribute(el,name,V.value)
if(name=='aria-checked')bp(el.parentNode)
})
}
function cp(el){
const name=el.hasAttribute('aria-pressed')?'aria-pressed':'aria-checked'
const bR=el.getAttribute(name)!='true'
bK(el,name,bR,C(el,'t',bR))
}
const bc=N=>ad('[role=radio]',N)
function cm(radio){
const N=radio.closest('[role=radiogroup][data-e=p]')
if(!N||radio.getAttribute('aria-checked')=='true')return
const seq=C(N,'p',radio.dataset.v)
for(const each of bc(N))bK(each,'aria-checked',each==radio,seq)
bp(N)
}
function bp(N){
if(N.getAttribute?.('role')!='radiogroup')return
const q=bc(N)
const cy=q.find(each=>each.getAttribute('aria-checked')=='true')||q[0]
for(const each of q)each.tabIndex=each==cy?0:-1
}
const bI='[data-e=c],[data-e=t],[data-back],[data-menu],[data-out],[role=radio],[data-d]'
function ck(g){
const el=g.target.closest(bI)
if(!el)return aO(g)
const bo=el.localName=='a'
if(bo&&(g.button||g.metaKey||g.ctrlKey||g.shiftKey||g.altKey))return
if(el.hasAttribute('data-out')){
el.target='_blank'
el.rel='noopener noreferrer'
return
}
if(over||(bo&&!readyAt&&attempt>2))return over&&!bo?aI():undefined
if(bo)g.preventDefault()
if(el.getAttribute('aria-disabled')=='true')return
if(el.hasAttribute('data-menu'))return bk(el,g)
const bg=el.dataset.e
pressed=el
if(menu&&menu.contains(el)){
pressed=menuButton
F(1)
}
if(bg=='t')cp(el)
else if(bg=='c'||el.hasAttribute('data-back'))C(el,'c')
else if(el.getAttribute('role')=='radio')cm(el)
if(el.hasAttribute('data-d'))bf(el.closest('dialog'))
}
let menu=null,menuButton=null
const cf=()=>ad('[role^=menuitem]:not([disabled]),select',menu)
function bk(button){
const be=button==menuButton
F(be)
if(!be)bd(button)
}
function bd(button,last){
const q=button.nextElementSibling
if(q?.getAttribute('role')!='menu')return
menu=q
menuButton=button
menu.hidden=false
button.setAttribute('aria-expanded','true')
cf().at(last?-1:0)?.focus({preventScroll:true})
}
function F(focus){
if(!menu)return
const cw=focus||menu.contains(document.activeElement)
menu.hidden=true
menuButton.setAttribute('aria-expanded','false')
if(cw)menuButton.focus({preventScroll:true})
menu=menuButton=null
}
const cE={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}
function cB(g){
const{key,target}=g
if(g.ctrlKey||g.metaKey||g.altKey||g.isComposing)return
let step=cE[key]
if(document.dir=='rtl'&&/t$/.test(key))step=-step
if(menu&&(menu.contains(target)||target==menuButton)){
const q=cf(),index=q.indexOf(target)
if(key=='Escape')F(1)
else if(key=='Home')q[0]?.focus()
else if(key=='End')q.at(-1)?.focus()
else if(/Up|Down/.test(key))q.at((index+step)%q.length)?.focus()
else return void(key=='Tab'&&F(1))
}else if(target.matches('[data-menu]')&&/^Arrow(Up|Down)$/.test(key))bd(target,step<0)
else if(target.matches('[role=radio]')&&step){
const q=bc(target.closest('[role=radiogroup]'))
const next=q.at((q.indexOf(target)+step)%q.length)
next.focus()
cm(next)
}else if(key=='Enter'&&target.matches('input[data-s]')&&g.keyCode!=229){
C(target,'s',target.value)
}else return
g.preventDefault()
}
const D=new Map()
const I=new Set()
function ci(g){
const el=g.target
if(el.dataset.e!='i')return
const P=D.get(el)||{seq:0}
D.set(el,P)
P.composing=g.isComposing
if(P.seq>acked)I.add(el)
else P.seq=C(el,'i',el.value)
}
function av(ack){
for(const el of I){
const P=D.get(el)
if(ack!==undefined&&P.seq>ack)continue
I.delete(el)
if(aC(el)!==undefined)P.seq=C(el,'i',el.value)
}
}
function bV(g){
const el=g.target
if(el.localName=='select'&&el.dataset.e=='p')D.set(el,{seq:C(el,'p',el.value)})
}
function bH(el,value){
if(el.value===value)return
const{selectionStart,selectionEnd}=el
el.value=value
if(el==document.activeElement&&selectionStart!=null){
el.setSelectionRange(selectionStart,selectionEnd)
}
}
let Y=null
let bs=false
function bq(g){
const el=g.target
if(bs||!el.hasAttribute('data-fo'))return
if(g.type=='focusin'){
if(Y==el)return
Y=el
C(el,'f')
}else if(document.activeElement!=el){
Y=null
C(el,'b')
}
}
const bU=()=>ad('[data-e=i]').filter(el=>Z.has(el))
function aA(){
const bi={}
return bU().map(el=>{
const name=el.getAttribute('name')||''
bi[name]=(bi[name]??-1)+1
return[name,bi[name],el]
})
}
function aN(){
return aA().filter(([,,el])=>D.has(el)).map(([name,n,el])=>[name,n,el.value])
}
function bh(bu){
const be=(a,b)=>a[0]==b[0]&&a[1]==b[1]
for(const field of aA()){
const bE=bu.find(text=>be(text,field)),el=field[2]
if(!bE)continue
el.value=bE[2]
D.set(el,{seq:0})
if(told.find(text=>be(text,field))?.[2]!==bE[2])D.get(el).seq=C(el,'i',bE[2])
}
told=[]
}
function bJ(){
const el=document.activeElement
if(!el||el==document.body||!root.contains(el))return()=>{}
const ct=each=>each.localName==el.localName&&label(each)==name
const label=each=>each.getAttribute('name')||each.getAttribute('aria-label')||each.textContent
const name=label(el),index=ad(el.localName).filter(ct).indexOf(el)
const{selectionStart,selectionEnd,selectionDirection}=el
const cL=Y==el
return()=>{
const next=ad(el.localName).filter(ct)[index]
bs=true
next?.focus({preventScroll:true})
if(next&&selectionStart!=null)next.setSelectionRange(selectionStart,selectionEnd,selectionDirection)
bs=false
Y=cL&&next?next:null
}
}
const ar=new WeakMap()
const M=new WeakSet()
let bN=null
function aL(dialog){
if(!dialog.isConnected||dialog.open&&ar.has(dialog))return
const active=document.activeElement
ar.set(dialog,active&&active!=document.body?active:pressed)
dialog.removeAttribute('open')
M.delete(dialog)
dialog.showModal()
}
function bf(dialog){
if(!dialog)return
M.add(dialog)
dialog.close()
R(dialog,sent)
}
function bb({target}){
if(target.open)return
if(!M.has(target))R(target,C(target,'x'))
au(target)
}
function R(dialog,seq){
U(seq,()=>setTimeout(()=>{
if(aC(dialog)!==undefined&&!dialog.open)aL(dialog)
},300))
}
function aO({target,clientX:x,clientY:y}){
if(target.localName!='dialog'||bN!=target)return
if(target.getAttribute('role')=='alertdialog'||target.dataset.e!='x')return
const box=target.getBoundingClientRect()
if(x<box.left||x>box.right||y<box.top||y>box.bottom)target.close()
}
const aK=el=>el?.isConnected&&!el.closest('[inert]')
const aV=()=>{
const active=document.activeElement
return!active||active==document.body||!aK(active)
}
function au(dialog){
const bQ=ar.get(dialog)
ar.delete(dialog)
if(aV()&&aK(bQ))bQ.focus({preventScroll:true})
}
const cq=new WeakMap()
function bO(page){
const active=document.activeElement
const cr=active?.matches('input,textarea')&&aK(active)
if(cr||page.closest('[inert]'))return
if(pressed)cq.set(page,pressed)
page.querySelector('h1[tabindex="-1"]')?.focus({preventScroll:true})
}
function bM(page){
if(!aV()&&!page.contains(document.activeElement))return
const O=CSS.escape(K)
const bC=[cq.get(page),...ad(`a[href="${O}"]`),...ad('h1[tabindex="-1"]').reverse()]
bC.find(aK)?.focus({preventScroll:true})
}
let E=location.pathname+location.search
let K=E
let S=0
let ap=null,goingTimer
function bY(key,value){
try{
sessionStorage.setItem('tapas.'+key,value)
}catch{}
}
function af(key){
try{
return sessionStorage.getItem('tapas.'+key)
}catch{
return null
}
}
function ce(O){
if(O==E)return
K=E
E=O
}
function ca(aa,mode,n=1){
if(ap)return void ap.push([aa,mode,n])
const to=new URL(aa,location)
if(to.origin!=location.origin)return
const O=to.pathname+to.search
if(O==E)return
G()
ce(O)
if(mode=='push')history.pushState({d:++S},'',aa)
else if(mode=='back'&&n<=S){
ap=[[aa,'replace']]
goingTimer=setTimeout(bP,1000)
history.go(-n)
}else history.replaceState({d:S},'',aa)
}
function bP(){
const bZ=ap
ap=null
clearTimeout(goingTimer)
S=history.state?.d??S
E=location.pathname+location.search
for(const step of bZ)ca(...step)
}
function cz(){
if(ap)return bP()
const O=location.pathname+location.search
S=history.state?.d??S
if(O==E)return
G()
ce(O)
snapshot=af('p:'+E)||snapshot
for(const[key,place]of ag())if(!aR(key))H.set(key,place)
ax()
C(null,'u',E)
}
const H=new Map()
let ay
const aR=key=>ad('[data-key]').find(el=>el.dataset.key==key)
const aM=()=>ad('[data-key]').map(el=>[el.dataset.key,[el.scrollLeft,el.scrollTop]])
function G(){
const q=aM().filter(([,[x,y]])=>x||y)
if(q.length||af('s:'+E))bY('s:'+E,JSON.stringify(q))
}
function ag(){
return JSON.parse(af('s:'+E)||'[]')
}
function ae(){
for(const[key,[x,y]]of H){
const el=aR(key)
if(!el)continue
el.scrollTo({left:x,top:y,behavior:'instant'})
if(Math.abs(el.scrollTop-y)<2&&Math.abs(el.scrollLeft-x)<2)H.delete(key)
}
}
function ax(){
clearTimeout(ay)
ay=setTimeout(()=>H.clear(),5000)
}
const aS=new Map()
function cb(el){
const box=el.closest('[data-key]')
const aD=box&&getComputedStyle(box).overflowY!='visible'?box:null
let am=aS.get(aD)
if(!am){
const aP={root:aD,rootMargin:'600px',scrollMargin:'600px'}
aS.set(aD,(am=new IntersectionObserver(cu,aP)))
}
return am
}
function cd(el){
const ch=cb(el)
ch.unobserve(el)
bB.delete(el)
if(el.hasAttribute('data-n'))ch.observe(el)
}
const bB=new WeakSet()
function cu(entries,ch){
for(const{target,isIntersecting}of entries){
if(isIntersecting==bB.has(target))continue
if(isIntersecting)bB.add(target)
else bB.delete(target)
C(target,isIntersecting?'n':'o')
if(target.dataset.n!='2')ch.unobserve(target)
}
}
function aT(img,changed){
if(!img.hasAttribute('data-ph'))return
if(changed)ac(img)
if(img.complete&&img.currentSrc)ac(img,img.naturalWidth?'loaded':'failed')
}
function ac(img,state){
for(const each of['loaded','failed'])img.toggleAttribute('data-'+each,each==state)
}
function bA({target,type}){
if(target.matches?.('img[data-ph]'))ac(target,type=='load'?'loaded':'failed')
}
const X=document.createElement('div')
X.id='pull'
X.hidden=true
X.setAttribute('aria-hidden','true')
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
if(!pull.way&&(dy<4||dy<Math.abs(dx)))return void(Math.abs(dx)+Math.abs(dy)>8&&ak())
if(g.cancelable)g.preventDefault()
pull.way=120*(1-Math.exp(-Math.max(0,dy)/160))
aB(pull.way)
}
function aB(way){
X.hidden=!way
X.style.transform=`translateY(${way}px)`
X.style.opacity=Math.min(1,way/aJ)
X.toggleAttribute('data-ready',way>=aJ)
}
function bw(){
if(!pull||pull.busy)return
const{box,way}=pull
if(way<aJ)return ak()
pull.busy=true
aB(aJ)
X.setAttribute('data-busy','')
U(C(box,'r'),()=>az(box))
}
function az(box){
if(pull?.busy&&pull.box==box&&box.getAttribute('aria-busy')!='true')ak()
}
function ak(){
pull?.box.removeEventListener('touchmove',pulled)
pull=null
X.removeAttribute('data-busy')
aB(0)
}
const j=(target,names,work,aP)=>
names.split(' ').forEach(name=>target.addEventListener(name,work,aP))
j(root,'click',ck)
j(root,'keydown',cB)
j(root,'input',ci)
j(root,'compositionend',({target})=>D.has(target)&&(D.get(target).composing=false))
j(root,'change',bV)
j(root,'focusin focusout',bq)
j(root,'close',bb,true)
j(root,'load error',bA,true)
j(root,'touchstart',touchStarted,{passive:true})
j(root,'touchend',bw)
j(root,'touchcancel',()=>pull?.busy||ak())
j(root,'wheel touchmove keydown',()=>H.clear(),{passive:true})
j(document,'pointerdown',({target})=>{
bN=target
if(menu&&!menu.contains(target)&&!menuButton.contains(target))F()
})
j(window,'popstate',cz)
j(window,'online',()=>bW(0))
j(window,'languagechange',L)
for(const query of[dark,by,...cv])j(query,'change',L)
j(document,'visibilitychange',()=>{
if(document.hidden)G()
else bW(25000)
if(ready)C(null,'v',document.hidden?0:1)
})
j(window,'pagehide',()=>{
G()
bx()
ready=false
})
j(window,'pageshow',g=>g.persisted&&bW(0))
setInterval(()=>{
if(socket&&performance.now()-heard>(ready?45000:10000)){
bx()
cs()
}
},5000)
document.body.append(live,bj,X)
S=history.state?.d??0
if(!history.state)history.replaceState({d:0},'')
const cC=/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)
if(cC){
snapshot=af('p:'+E)
for(const[key,place]of ag())H.set(key,place)
ax()
}
B=ab(root,1)!=+root.dataset.count+1
if(B)freshAsked.push(performance.now())
bt(root,1)
for(const work of ah)work()
if(H.size)ae()
for(const el of bU())if(el.value!=el.defaultValue)ci({target:el})
aQ()
})()
