let i=document.getElementById('root'),v=(el,...b)=>el.dispatchEvent(new CustomEvent('z',{bubbles:!0,detail:b})),P=new Set(),r=0,last=0
function am(){r||=setTimeout(ah,Math.max(0,last+100-performance.now()))}
function ah(){r=0
last=performance.now()
for(let el of P){if(!el.isConnected||!el.hasAttribute('data-g')){ad.unobserve(el)
U.delete(el)
continue}
let G=el.getBoundingClientRect(),A=[el.offsetWidth??G.width,el.offsetHeight??G.height]
if(el.dataset.g)A.push(...O(el))
let C=N(A)
if(el.told==C)continue
el.told=C
v(el,'z',C)}
P.clear()}
function N(ag){let aj=160/parseFloat(getComputedStyle(document.documentElement).fontSize)
return ag.map(K=>Math.round(K*aj)/10).join(' ')}
function O(el){let A=[]
do{let G=el.getBoundingClientRect()
A.push(G.left,G.top)
el=el.parentElement?.closest('[data-cs]')}while(el&&A.length<10)
return A}
let U=new Set(),ad=new ResizeObserver(af=>{for(let{target}of af)P.add(target)
am()})
let J=(H,D)=>[H,...H.querySelectorAll(`[${D}]`)].filter(el=>el.hasAttribute(D))
function X(H){for(let el of J(H,'data-g')){if(U.has(el))continue
U.add(el)
ad.observe(el)}
for(let el of J(H,'data-at'))ac(el,'instant')
for(let el of J(H,'data-to'))W(el)}
function W(el){let[,behavior,block,inline]=el.dataset.to.split(' ')
el.removeAttribute('data-to')
el.scrollIntoView({behavior,block,inline})}
new MutationObserver(ae=>{for(let{type,target,addedNodes}of ae){if(type=='attributes'&&target.dataset.at)ac(target)
else if(type=='attributes'&&target.dataset.to)W(target)
else if(type=='attributes'){X(target)
P.add(target)}
for(let ak of addedNodes)if(ak.nodeType==1)X(ak)}
S()}).observe(i,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-g','data-at','data-to']})
function ac(el,ar){let aq=document.dir=='rtl'?-1:1
el.scrollTo({left:el.dataset.at*el.clientWidth*aq,behavior:ar})}
function Z(el){let at=Math.round(Math.abs(el.scrollLeft)/el.clientWidth)
if(at==el.dataset.at||!el.clientWidth)return
el.dataset.at=at
v(el,'p',''+at)}
function S(){for(let el of U)if(el.dataset.g||!el.isConnected)P.add(el)
if(P.size)am()}
let E=null,al=el=>el.querySelector(':scope>[data-menu]')
function M(el,x,y){let j=al(el)
if(!j||j.ariaExpanded=='true')return
E={x,y}
j.click()}
i.addEventListener('contextmenu',b=>{let el=b.target.closest('[data-cm]')
if(!el||b.target.closest('[role=menu],input,textarea'))return
b.preventDefault()
M(el,b.clientX,b.clientY)})
i.addEventListener('click',b=>{let j=b.target.closest('[data-cm]>[data-menu]')
let L=j?.nextElementSibling
if(!L||L.hidden)return
let G=j.getBoundingClientRect(),aa=L.getBoundingClientRect(),at=E??{x:G.left,y:G.bottom}
E=null
L.style.left=Math.max(8,Math.min(at.x,innerWidth-aa.width-8))+'px'
L.style.top=Math.max(8,Math.min(at.y,innerHeight-aa.height-8))+'px'})
let q=null
function t(){if(!q)return
clearTimeout(q.timer)
if(q.tells)v(q.el,'h',!1)
q=null}
i.addEventListener('pointerdown',b=>{t()
let el=b.target.closest('[data-h],[data-cm]')
if(!el||b.button||!b.isPrimary)return
let V=!el.dataset.h
if(V&&b.pointerType=='mouse')return
let[duration,distance,tells]=(el.dataset.h||'500 10').split(' ')
let{clientX:x,clientY:y}=b
q={el,x,y,distance:+distance,tells}
if(tells)v(el,'h',!0)
q.timer=setTimeout(()=>{u=performance.now()
if(V)M(el,x,y)
else v(el,'h')
t()},+duration)})
i.addEventListener('pointermove',b=>{if(q&&Math.hypot(b.clientX-q.x,b.clientY-q.y)>q.distance)t()})
for(let D of['pointerup','pointercancel'])addEventListener(D,()=>{if(u)u=performance.now()
t()})
let u=0
addEventListener('click',b=>{if(b.detail&&u&&performance.now()-u<400){b.preventDefault()
b.stopPropagation()}
u=0},{capture:!0})
let e=null
function B(T){clearTimeout(e.timer)
e.timer=0
e.last=performance.now()
let{el,from,to,speed,base}=e
v(el,'d',T+' '+N([...from,...to,...speed,...base]))}
function Q(T){if(e.begun){u=performance.now()
B(T)}else if(/f/.test(e.el.dataset.dr))B(2)
clearTimeout(e.timer)
e=null}
i.addEventListener('pointerdown',b=>{let el=b.target.closest('[data-dr]')
if(!el||e||b.button||!b.isPrimary)return
if(b.target.closest('input,textarea,select'))return
let{clientX:x,clientY:y,timeStamp:time}=b
e={el,from:[x,y],to:[x,y],speed:[0,0],time,begun:0,last:0,base:O(el)}
if(!parseFloat(el.dataset.dr))F(b)})
function F(b){e.begun=!0
t()
e.el.setPointerCapture(b.pointerId)
B(0)}
i.addEventListener('pointermove',b=>{if(!e||!b.isPrimary)return
let{clientX:x,clientY:y,timeStamp:time}=b
let R=(time-e.time)/1e3
if(R>0){e.speed=[x-e.to[0],y-e.to[1]].map((an,axis)=>0.4*e.speed[axis]+0.6*an/R)}
e.to=[x,y]
e.time=time
let an=Math.hypot(x-e.from[0],y-e.from[1])
if(e.begun)e.timer||=setTimeout(()=>B(0),e.last+50-performance.now())
else if(parseFloat(N([an]))>=parseFloat(e.el.dataset.dr))F(b)})
i.addEventListener('pointerup',b=>e&&b.isPrimary&&Q(1))
i.addEventListener('pointercancel',b=>e&&b.isPrimary&&Q(2))
i.addEventListener('click',b=>{let el=b.target.closest('[data-tap]')
if(el&&b.detail&&b.detail%el.dataset.tap==0)v(el,'k')})
let Y=[]
function ao(b){if(b.pointerType!='mouse')return
let w=[],el=b.type=='pointerleave'?null:b.target
while((el=el?.closest('[data-hv]'))){w.push(el)
el=el.parentElement}
for(let o of Y)if(!w.includes(o))v(o,'m',!1)
for(let o of w)if(!Y.includes(o))v(o,'m',!0)
Y=w}
for(let D of['pointerover','pointerleave'])i.addEventListener(D,ao)
i.addEventListener('click',async b=>{let el=b.target.closest('[data-sh]')
if(!el)return
let ab=JSON.parse(el.dataset.sh)
try{if(navigator.share)return await navigator.share(ab)}catch{return}
await ai([ab.text,ab.url].filter(Boolean).join('\n'))
document.getElementById('live').textContent=el.dataset.copied
el.dataset.done=''
setTimeout(()=>delete el.dataset.done,2e3)})
async function ai(C){if(navigator.clipboard)return navigator.clipboard.writeText(C)
let I=document.createElement('textarea')
I.value=C
document.body.append(I)
I.select()
document.execCommand('copy')
I.remove()}
addEventListener('keydown',b=>{let{key,target}=b
if(b.defaultPrevented||b.isComposing||b.repeat)return
let l=key==' '?'space':key.toLowerCase()
if(b.shiftKey)l='s+'+l
if(b.altKey)l='a+'+l
if(b.ctrlKey||b.metaKey)l='c+'+l
let ap=target.matches('input,textarea,select')&&key.length==1
if(ap&&!/^[ca]/.test(l))return
if(target.matches('a,button,textarea')&&/^(enter|space)$/.test(l))return
let dialog=[...document.querySelectorAll('dialog:modal')].at(-1)??i,el=[...dialog.querySelectorAll('[data-k]')].findLast(o=>o.dataset.k==l&&!o.disabled&&o.ariaDisabled!='true'&&!o.closest('[inert]')&&o.checkVisibility())
if(!el)return
b.preventDefault()
el.click()})
addEventListener('scroll',({target})=>{S()
if(!target.dataset?.at)return
clearTimeout(target.rest)
target.rest=setTimeout(()=>Z(target),150)},{capture:!0,passive:!0})
addEventListener('resize',S)
X(i)
