let f=document.getElementById('root'),r=(el,...a)=>el.dispatchEvent(new CustomEvent('z',{bubbles:!0,detail:a})),s=new Set(),l=0,N=0
function R(){l||=setTimeout(M,Math.max(0,N+100-performance.now()))}
function M(){l=0
N=performance.now()
let Q=16/parseFloat(getComputedStyle(document.documentElement).fontSize),v=C=>Math.round(C*Q*10)/10
for(let el of s){if(!el.isConnected||!el.hasAttribute('data-g')){J.unobserve(el)
w.delete(el)
continue}
let n=el.getBoundingClientRect(),j=[el.offsetWidth??n.width,el.offsetHeight??n.height]
if(el.dataset.g){j.push(n.left,n.top)
let m=el
while((m=m.parentElement?.closest('[data-cs]'))&&j.length<12){let I=m.getBoundingClientRect()
j.push(I.left,I.top)}}
let G=j.map(v).join(' ')
if(el.told==G)continue
el.told=G
r(el,'z',G)}
s.clear()}
let w=new Set(),J=new ResizeObserver(L=>{for(let{target}of L)s.add(target)
R()})
let A=(k,u)=>[k,...k.querySelectorAll(`[${u}]`)].filter(el=>el.hasAttribute(u))
function D(k){for(let el of A(k,'data-g')){if(w.has(el))continue
w.add(el)
J.observe(el)}
for(let el of A(k,'data-at'))H(el,'instant')}
new MutationObserver(K=>{for(let{type,target,addedNodes}of K){if(type=='attributes'&&target.dataset.at)H(target)
else if(type=='attributes'){D(target)
s.add(target)}
for(let O of addedNodes)if(O.nodeType==1)D(O)}
t()}).observe(f,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-g','data-at']})
function H(el,T){let S=document.dir=='rtl'?-1:1
el.scrollTo({left:el.dataset.at*el.clientWidth*S,behavior:T})}
function E(el){let at=Math.round(Math.abs(el.scrollLeft)/el.clientWidth)
if(at==el.dataset.at||!el.clientWidth)return
el.dataset.at=at
r(el,'p',''+at)}
function t(){for(let el of w)if(el.dataset.g||!el.isConnected)s.add(el)
if(s.size)R()}
let i=null,P=el=>el.querySelector(':scope>[data-menu]')
function q(el,x,y){let b=P(el)
if(!b||b.ariaExpanded=='true')return
i={x,y}
b.click()}
f.addEventListener('contextmenu',a=>{let el=a.target.closest('[data-cm]')
if(!el||a.target.closest('[role=menu],input,textarea'))return
a.preventDefault()
q(el,a.clientX,a.clientY)})
f.addEventListener('click',a=>{let b=a.target.closest('[data-cm]>[data-menu]')
let o=b?.nextElementSibling
if(!o||o.hidden)return
let n=b.getBoundingClientRect(),F=o.getBoundingClientRect(),at=i??{x:n.left,y:n.bottom}
i=null
o.style.left=Math.max(8,Math.min(at.x,innerWidth-F.width-8))+'px'
o.style.top=Math.max(8,Math.min(at.y,innerHeight-F.height-8))+'px'})
let c=null
function e(){if(!c)return
clearTimeout(c.timer)
if(c.tells)r(c.el,'h',!1)
c=null}
f.addEventListener('pointerdown',a=>{e()
let el=a.target.closest('[data-h],[data-cm]')
if(!el||a.button||!a.isPrimary)return
let B=!el.dataset.h
if(B&&a.pointerType=='mouse')return
let[duration,distance,tells]=(el.dataset.h||'500 10').split(' ')
let{clientX:x,clientY:y}=a
c={el,x,y,distance:+distance,tells}
if(tells)r(el,'h',!0)
c.timer=setTimeout(()=>{d=performance.now()
if(B)q(el,x,y)
else r(el,'h')
e()},+duration)})
f.addEventListener('pointermove',a=>{if(c&&Math.hypot(a.clientX-c.x,a.clientY-c.y)>c.distance)e()})
for(let u of['pointerup','pointercancel'])addEventListener(u,()=>{if(d)d=performance.now()
e()})
let d=0
addEventListener('click',a=>{if(a.detail&&d&&performance.now()-d<400){a.preventDefault()
a.stopPropagation()}
d=0},{capture:!0})
addEventListener('scroll',({target})=>{t()
if(!target.dataset?.at)return
clearTimeout(target.rest)
target.rest=setTimeout(()=>E(target),150)},{capture:!0,passive:!0})
addEventListener('resize',t)
D(f)
