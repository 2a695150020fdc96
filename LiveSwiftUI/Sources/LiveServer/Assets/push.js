let k=document.getElementById('root'),J=document.getElementById('live'),o=document.getElementById('offline'),L=()=>document.activeElement,v=new Map(),f=null
new MutationObserver(Z=>{for(let{type,target}of Z){if(type=='attributes'&&target.hasAttribute('data-w'))af(target)}
for(let[el,E]of v){if(!el.isConnected||!el.hasAttribute('data-w'))ak(el,E)}}).observe(k,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-w']})
function af(el){if(v.has(el))return
v.set(el,{timer:setTimeout(()=>ab(el),80),words:setTimeout(()=>(J.textContent=k.dataset.loading),1e3),})}
function ak(el,E){v.delete(el)
clearTimeout(E.timer)
clearTimeout(E.words)
if(J.textContent==k.dataset.loading)J.textContent=''
el.ariaBusy=null
E.answered?.()}
function ab(el){el.ariaBusy='true'
let e=el.closest('.page'),ae=el.matches('.link')&&!el.closest('.split>.page:first-child')
if(!ae||f||o.textContent)return
if(e?.parentNode.matches('.stack'))ag(el,e)}
let V={},I=page=>page.querySelector('.inl,.big')
function j(Q,className,words=''){let el=document.createElement(Q)
el.className=className
el.textContent=words
return el}
function ai(h,e,ac){let page=j('section','page pushed placeholder')
let B=j('header','bar'),A=j('span','b back'),U=j('div','content'),p=['bar-l','bar-c','bar-r'].map(Q=>j('div',Q)),X=j('div',ac,h.ariaLabel||(h.querySelector('.t')||h).textContent)
A.append(j('span','t l1',I(e)?.textContent))
A.onclick=N
p[0].append(A)
B.append(...p)
for(let aa=0;aa<5;aa++)U.append(j('i',''))
page.append(B,U)
ac=='big'?B.after(X):p[1].append(X)
page.ariaHidden='true'
return page}
function ag(h,e){let u=e.parentNode,T=e.dataset.key
let page=ai(h,e,V[T]||'big'),aj=L()==h,p=[...e.children].filter(D=>!D.inert),W,O=!1
for(let D of p)D.inert=!0
u.ariaBusy='true'
u.append(page)
if(!matchMedia('(prefers-reduced-motion:reduce)').matches){let from=h.querySelector('[data-zoom]')?{opacity:0}:{transform:`translateX(${document.dir == 'rtl' ? -100 : 100}%)`}
W=page.animate([from,{}],{duration:300,easing:'cubic-bezier(.2,.7,.2,1)'})}
let G=f=ah=>{f=null
O=ah
page.remove()
u.ariaBusy=null
for(let D of p)D.inert=!1
if(aj&&L()==document.body)h.focus({preventScroll:!0})}
v.get(h).answered=()=>{let F=f==G
if(F)G()
let n=u.lastElementChild
if(n==e||!n.matches('.page')||!e.inert)return
V[T]=I(n)?.className
if(O)return R(n)
if(!F)return
for(let S of n.getAnimations())S.currentTime=W?.currentTime??300}}
function R(n){for(let el of n.querySelectorAll('[data-zoom]'))delete el.dataset.zoom
n.querySelector('[data-back]')?.click()
for(let S of n.getAnimations())S.finish()}
function N(){f(!0)}
addEventListener('keydown',a=>{if(!f||a.key!='Escape')return
a.preventDefault()
a.stopPropagation()
N()},{capture:!0})
addEventListener('popstate',()=>f?.())
new MutationObserver(()=>o.textContent&&f?.()).observe(o,{childList:!0})
let x,fullTimer
function H({target:el,inputType}){if(!/^ins/.test(inputType)||!(el.maxLength>0)||el.value.length<el.maxLength)return
x||=Object.assign(j('div',''),{id:'full',role:'status'})
let ad=el.closest('dialog')||document.body
ad.append(x)
setTimeout(()=>(x.textContent=(k.dataset.full||'').replace('%',el.maxLength.toLocaleString(document.documentElement.lang))))
clearTimeout(fullTimer)
fullTimer=setTimeout(()=>(x.textContent=''),6e3)}
k.addEventListener('beforeinput',H)
k.addEventListener('input',H)
let M=a=>a.touches[0],g=j('div','')
g.id='pull'
g.hidden=g.ariaHidden=!0
document.body.append(g)
let s=64,C=box=>box.ariaBusy=='true',d=null,Y={passive:!1}
function touchStarted(a){let box=a.touches.length==1&&a.target.closest('[data-r]')
if(d||!box||box.scrollTop>0||C(box))return
if(a.target.closest('input,textarea,select,dialog'))return
d={box,from:M(a),way:0}
box.addEventListener('touchmove',P,Y)}
function P(a){if(!d||d.busy)return
let{from}=d,to=M(a)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!d.way&&dy<Math.abs(dx))return m()
if(a.cancelable)a.preventDefault()
d.way=120*(1-Math.exp(-Math.max(0,dy)/160))
q(d.way)}
function q(way){g.hidden=!way
g.style.transform=`translateY(${way}px)`
g.style.opacity=Math.min(1,way/s)
g.toggleAttribute('data-ready',way>=s)}
function K(){if(!d||d.busy)return
let{box,way}=d
if(way<s)return m()
d.busy=!0
q(s)
g.dataset.busy=''
box.addEventListener('y',busyChanged,{once:!0})
box.dispatchEvent(new CustomEvent('z',{bubbles:!0,detail:['r']}))}
function busyChanged({target:box}){if(C(box))new MutationObserver((_,eye)=>{if(C(box)&&box.isConnected)return
eye.disconnect()
m()}).observe(box,{attributeFilter:['aria-busy']})
else m()}
function m(){d?.box.removeEventListener('touchmove',P)
d=null
delete g.dataset.busy
q(0)}
k.addEventListener('touchstart',touchStarted,{passive:!0})
k.addEventListener('touchend',K)
k.addEventListener('touchcancel',()=>d?.busy||m())
