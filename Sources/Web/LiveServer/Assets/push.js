let k=document.getElementById('root'),K=document.getElementById('live'),p=document.getElementById('offline'),M=()=>document.activeElement,x=new Map(),f=null
new MutationObserver(aa=>{for(let{type,target}of aa){if(type=='attributes'&&target.hasAttribute('data-w'))ag(target)}
for(let[el,F]of x){if(!el.isConnected||!el.hasAttribute('data-w'))al(el,F)}}).observe(k,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-w']})
function ag(el){if(x.has(el))return
x.set(el,{timer:setTimeout(()=>ac(el),80),words:setTimeout(()=>(K.textContent=k.dataset.loading),1e3),})}
function al(el,F){x.delete(el)
clearTimeout(F.timer)
clearTimeout(F.words)
if(K.textContent==k.dataset.loading)K.textContent=''
el.ariaBusy=null
F.answered?.()}
function ac(el){el.ariaBusy='true'
let e=el.closest('.page'),af=el.matches('.link')&&!el.closest('.split>.page:first-child')
if(!af||f||p.textContent)return
if(e?.parentNode.matches('.stack'))ah(el,e)}
let W={},J=page=>page.querySelector('.inl,.big')
function j(R,className,words=''){let el=document.createElement(R)
el.className=className
el.textContent=words
return el}
function aj(h,e,ad){let page=j('section','page pushed placeholder')
let C=j('header','bar'),B=j('span','b back'),V=j('div','content'),q=['bar-l','bar-c','bar-r'].map(R=>j('div',R)),Y=j('div',ad,h.ariaLabel||(h.querySelector('.t')||h).textContent)
B.append(j('span','t l1',J(e)?.textContent))
B.onclick=O
q[0].append(B)
C.append(...q)
for(let ab=0;ab<5;ab++)V.append(j('i',''))
page.append(C,V)
ad=='big'?C.after(Y):q[1].append(Y)
page.ariaHidden='true'
return page}
function ah(h,e){let v=e.parentNode,U=e.dataset.key
let page=aj(h,e,W[U]||'big'),ak=M()==h,q=[...e.children].filter(E=>!E.inert),X,P=!1
for(let E of q)E.inert=!0
v.ariaBusy='true'
v.append(page)
if(!matchMedia('(prefers-reduced-motion:reduce)').matches){let from=h.querySelector('[data-zoom]')?{opacity:0}:{transform:`translateX(${document.dir == 'rtl' ? -100 : 100}%)`}
X=page.animate([from,{}],{duration:300,easing:'cubic-bezier(.2,.7,.2,1)'})}
let H=f=ai=>{f=null
P=ai
page.remove()
v.ariaBusy=null
for(let E of q)E.inert=!1
if(ak&&M()==document.body)h.focus({preventScroll:!0})}
x.get(h).answered=()=>{let G=f==H
if(G)H()
let n=v.lastElementChild
if(n==e||!n.matches('.page')||!e.inert)return
W[U]=J(n)?.className
if(P)return S(n)
if(!G)return
for(let T of n.getAnimations())T.currentTime=X?.currentTime??300}}
function S(n){for(let el of n.querySelectorAll('[data-zoom]'))delete el.dataset.zoom
n.querySelector('[data-back]')?.click()
for(let T of n.getAnimations())T.finish()}
function O(){f(!0)}
addEventListener('keydown',a=>{if(!f||a.key!='Escape')return
a.preventDefault()
a.stopPropagation()
O()},{capture:!0})
addEventListener('popstate',()=>f?.())
new MutationObserver(()=>p.textContent&&f?.()).observe(p,{childList:!0})
let o=j('div','')
o.id='full'
o.role='status'
document.body.append(o)
let A
function I({target:el,inputType}){if(!/^ins/.test(inputType)||!(el.maxLength>0)||el.value.length<el.maxLength)return
let ae=el.closest('dialog')||document.body
ae.append(o)
o.textContent=(k.dataset.full||'').replace('%',el.maxLength.toLocaleString(document.documentElement.lang))
clearTimeout(A)
A=setTimeout(()=>(o.textContent=''),6e3)}
k.addEventListener('beforeinput',I)
k.addEventListener('input',I)
let N=a=>a.touches[0],g=j('div','')
g.id='pull'
g.hidden=g.ariaHidden=!0
document.body.append(g)
let u=64,D=box=>box.ariaBusy=='true',d=null,Z={passive:!1}
function touchStarted(a){let box=a.touches.length==1&&a.target.closest('[data-r]')
if(d||!box||box.scrollTop>0||D(box))return
if(a.target.closest('input,textarea,select,dialog'))return
d={box,from:N(a),way:0}
box.addEventListener('touchmove',Q,Z)}
function Q(a){if(!d||d.busy)return
let{from}=d,to=N(a)
let dx=to.clientX-from.clientX,dy=to.clientY-from.clientY
if(!d.way&&dy<Math.abs(dx))return m()
if(a.cancelable)a.preventDefault()
d.way=120*(1-Math.exp(-Math.max(0,dy)/160))
s(d.way)}
function s(way){g.hidden=!way
g.style.transform=`translateY(${way}px)`
g.style.opacity=Math.min(1,way/u)
g.toggleAttribute('data-ready',way>=u)}
function L(){if(!d||d.busy)return
let{box,way}=d
if(way<u)return m()
d.busy=!0
s(u)
g.dataset.busy=''
box.addEventListener('y',busyChanged,{once:!0})
box.dispatchEvent(new CustomEvent('z',{bubbles:!0,detail:['r']}))}
function busyChanged({target:box}){if(D(box))new MutationObserver((_,eye)=>{if(D(box)&&box.isConnected)return
eye.disconnect()
m()}).observe(box,{attributeFilter:['aria-busy']})
else m()}
function m(){d?.box.removeEventListener('touchmove',Q)
d=null
delete g.dataset.busy
s(0)}
k.addEventListener('touchstart',touchStarted,{passive:!0})
k.addEventListener('touchend',L)
k.addEventListener('touchcancel',()=>d?.busy||m())
