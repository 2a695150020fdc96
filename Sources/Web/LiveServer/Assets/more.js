let f=document.getElementById('root'),u=(el,...b)=>el.dispatchEvent(new CustomEvent('z',{bubbles:!0,detail:b})),O=new Set(),q=0,last=0
function al(){q||=setTimeout(ag,Math.max(0,last+100-performance.now()))}
function ag(){q=0
last=performance.now()
for(let el of O){if(!el.isConnected||!el.hasAttribute('data-g')){ac.unobserve(el)
T.delete(el)
continue}
let F=el.getBoundingClientRect(),w=[el.offsetWidth??F.width,el.offsetHeight??F.height]
if(el.dataset.g)w.push(...N(el))
let A=M(w)
if(el.told==A)continue
el.told=A
u(el,'z',A)}
O.clear()}
function M(af){let ai=160/parseFloat(getComputedStyle(document.documentElement).fontSize)
return af.map(J=>Math.round(J*ai)/10).join(' ')}
function N(el){let w=[]
do{let F=el.getBoundingClientRect()
w.push(F.left,F.top)
el=el.parentElement?.closest('[data-cs]')}while(el&&w.length<10)
return w}
let T=new Set(),ac=new ResizeObserver(ae=>{for(let{target}of ae)O.add(target)
al()})
let I=(G,C)=>[G,...G.querySelectorAll(`[${C}]`)].filter(el=>el.hasAttribute(C))
function W(G){for(let el of I(G,'data-g')){if(T.has(el))continue
T.add(el)
ac.observe(el)}
for(let el of I(G,'data-at'))ab(el,'instant')
for(let el of I(G,'data-to'))V(el)}
function V(el){let[,behavior,block,inline]=el.dataset.to.split(' ')
el.removeAttribute('data-to')
el.scrollIntoView({behavior,block,inline})}
new MutationObserver(ad=>{for(let{type,target,addedNodes}of ad){if(type=='attributes'&&target.dataset.at)ab(target)
else if(type=='attributes'&&target.dataset.to)V(target)
else if(type=='attributes'){W(target)
O.add(target)}
for(let aj of addedNodes)if(aj.nodeType==1)W(aj)}
R()}).observe(f,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-g','data-at','data-to']})
function ab(el,aq){let ap=document.dir=='rtl'?-1:1
el.scrollTo({left:el.dataset.at*el.clientWidth*ap,behavior:aq})}
function Y(el){let at=Math.round(Math.abs(el.scrollLeft)/el.clientWidth)
if(at==el.dataset.at||!el.clientWidth)return
el.dataset.at=at
u(el,'p',''+at)}
function R(){for(let el of T)if(el.dataset.g||!el.isConnected)O.add(el)
if(O.size)al()}
let D=null,ak=el=>el.querySelector(':scope>[data-menu]')
function L(el,x,y){let i=ak(el)
if(!i||i.ariaExpanded=='true')return
D={x,y}
i.click()}
f.addEventListener('contextmenu',b=>{let el=b.target.closest('[data-cm]')
if(!el||b.target.closest('[role=menu],input,textarea'))return
b.preventDefault()
L(el,b.clientX,b.clientY)})
f.addEventListener('click',b=>{let i=b.target.closest('[data-cm]>[data-menu]')
let K=i?.nextElementSibling
if(!K||K.hidden)return
let F=i.getBoundingClientRect(),Z=K.getBoundingClientRect(),at=D??{x:F.left,y:F.bottom}
D=null
K.style.left=Math.max(8,Math.min(at.x,innerWidth-Z.width-8))+'px'
K.style.top=Math.max(8,Math.min(at.y,innerHeight-Z.height-8))+'px'})
let o=null
function r(){if(!o)return
clearTimeout(o.timer)
if(o.tells)u(o.el,'h',!1)
o=null}
f.addEventListener('pointerdown',b=>{r()
let el=b.target.closest('[data-h],[data-cm]')
if(!el||b.button||!b.isPrimary)return
let U=!el.dataset.h
if(U&&b.pointerType=='mouse')return
let[duration,distance,tells]=(el.dataset.h||'500 10').split(' ')
let{clientX:x,clientY:y}=b
o={el,x,y,distance:+distance,tells}
if(tells)u(el,'h',!0)
o.timer=setTimeout(()=>{t=performance.now()
if(U)L(el,x,y)
else u(el,'h')
r()},+duration)})
f.addEventListener('pointermove',b=>{if(o&&Math.hypot(b.clientX-o.x,b.clientY-o.y)>o.distance)r()})
for(let C of['pointerup','pointercancel'])addEventListener(C,()=>{if(t)t=performance.now()
r()})
let t=0
addEventListener('click',b=>{if(b.detail&&t&&performance.now()-t<400){b.preventDefault()
b.stopPropagation()}
t=0},{capture:!0})
let e=null
function B(S){clearTimeout(e.timer)
e.timer=0
e.last=performance.now()
let{el,from,to,speed,base}=e
u(el,'d',S+' '+M([...from,...to,...speed,...base]))}
function P(S){if(e.begun){t=performance.now()
B(S)}
clearTimeout(e.timer)
e=null}
f.addEventListener('pointerdown',b=>{let el=b.target.closest('[data-dr]')
if(!el||e||b.button||!b.isPrimary)return
if(b.target.closest('input,textarea,select'))return
let{clientX:x,clientY:y,timeStamp:time}=b
e={el,from:[x,y],to:[x,y],speed:[0,0],time,begun:0,last:0,base:N(el)}
if(!+el.dataset.dr)E(b)})
function E(b){e.begun=!0
r()
e.el.setPointerCapture(b.pointerId)
B(0)}
f.addEventListener('pointermove',b=>{if(!e||!b.isPrimary)return
let{clientX:x,clientY:y,timeStamp:time}=b
let Q=(time-e.time)/1e3
if(Q>0){e.speed=[x-e.to[0],y-e.to[1]].map((am,axis)=>0.4*e.speed[axis]+0.6*am/Q)}
e.to=[x,y]
e.time=time
let am=Math.hypot(x-e.from[0],y-e.from[1])
if(e.begun)e.timer||=setTimeout(()=>B(0),e.last+50-performance.now())
else if(parseFloat(M([am]))>=+e.el.dataset.dr)E(b)})
f.addEventListener('pointerup',b=>e&&b.isPrimary&&P(1))
f.addEventListener('pointercancel',b=>e&&b.isPrimary&&P(2))
f.addEventListener('click',b=>{let el=b.target.closest('[data-tap]')
if(el&&b.detail&&b.detail%el.dataset.tap==0)u(el,'k')})
let X=[]
function an(b){if(b.pointerType!='mouse')return
let v=[],el=b.type=='pointerleave'?null:b.target
while((el=el?.closest('[data-hv]'))){v.push(el)
el=el.parentElement}
for(let l of X)if(!v.includes(l))u(l,'m',!1)
for(let l of v)if(!X.includes(l))u(l,'m',!0)
X=v}
for(let C of['pointerover','pointerleave'])f.addEventListener(C,an)
f.addEventListener('click',async b=>{let el=b.target.closest('[data-sh]')
if(!el)return
let aa=JSON.parse(el.dataset.sh)
try{if(navigator.share)return await navigator.share(aa)}catch{return}
await ah([aa.text,aa.url].filter(Boolean).join('\n'))
document.getElementById('live').textContent=el.dataset.copied
el.dataset.done=''
setTimeout(()=>delete el.dataset.done,2e3)})
async function ah(A){if(navigator.clipboard)return navigator.clipboard.writeText(A)
let H=document.createElement('textarea')
H.value=A
document.body.append(H)
H.select()
document.execCommand('copy')
H.remove()}
addEventListener('keydown',b=>{let{key,target}=b
if(b.defaultPrevented||b.isComposing||b.repeat)return
let j=key==' '?'space':key.toLowerCase()
if(b.shiftKey)j='s+'+j
if(b.altKey)j='a+'+j
if(b.ctrlKey||b.metaKey)j='c+'+j
let ao=target.matches('input,textarea,select')&&key.length==1
if(ao&&!/^[ca]/.test(j))return
if(target.matches('a,button,textarea')&&/^(enter|space)$/.test(j))return
let dialog=[...document.querySelectorAll('dialog:modal')].at(-1)??f,el=[...dialog.querySelectorAll('[data-k]')].findLast(l=>l.dataset.k==j&&!l.disabled&&l.ariaDisabled!='true'&&!l.closest('[inert]')&&l.checkVisibility())
if(!el)return
b.preventDefault()
el.click()})
addEventListener('scroll',({target})=>{R()
if(!target.dataset?.at)return
clearTimeout(target.rest)
target.rest=setTimeout(()=>Y(target),150)},{capture:!0,passive:!0})
addEventListener('resize',R)
W(f)
