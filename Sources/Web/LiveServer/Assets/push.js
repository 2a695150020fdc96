let z=document.getElementById('root'),y=document.getElementById('live'),h=document.getElementById('offline'),A=()=>document.activeElement,m=new Map(),d=null
new MutationObserver(L=>{for(let{type,target}of L){if(type=='attributes'&&target.hasAttribute('data-w'))Q(target)}
for(let[el,q]of m){if(!el.isConnected||!el.hasAttribute('data-w'))W(el,q)}}).observe(z,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-w']})
function Q(el){if(m.has(el))return
m.set(el,{timer:setTimeout(()=>N(el),80),words:setTimeout(()=>(y.textContent=z.dataset.loading),1e3),})}
function W(el,q){m.delete(el)
clearTimeout(q.timer)
clearTimeout(q.words)
if(y.textContent==z.dataset.loading)y.textContent=''
el.ariaBusy=null
q.answered?.()}
function N(el){el.ariaBusy='true'
let a=el.closest('.page'),P=el.matches('.link')&&!el.closest('.split>.page:first-child')
if(!P||d||h.textContent)return
if(a?.parentNode.matches('.stack'))R(el,a)}
let I={},v=page=>page.querySelector('.inl,.big')
function g(D,className,words=''){let el=document.createElement(D)
el.className=className
el.textContent=words
return el}
function T(e,a,O){let page=g('section','page pushed placeholder')
let o=g('header','bar'),n=g('span','b back'),H=g('div','content'),j=['bar-l','bar-c','bar-r'].map(D=>g('div',D)),K=g('div',O,e.ariaLabel||(e.querySelector('.t')||e).textContent)
n.append(g('span','t l1',v(a)?.textContent))
n.onclick=B
j[0].append(n)
o.append(...j)
for(let M=0;M<5;M++)H.append(g('i',''))
page.append(o,H)
O=='big'?o.after(K):j[1].append(K)
page.ariaHidden='true'
return page}
function R(e,a){let k=a.parentNode,G=a.dataset.key
let page=T(e,a,I[G]||'big'),V=A()==e,j=[...a.children].filter(p=>!p.inert),J,C=!1
for(let p of j)p.inert=!0
k.ariaBusy='true'
k.append(page)
if(!matchMedia('(prefers-reduced-motion:reduce)').matches){let U=e.querySelector('[data-zoom]')?{opacity:0}:{transform:`translateX(${document.dir == 'rtl' ? -100 : 100}%)`}
J=page.animate([U,{}],{duration:300,easing:'cubic-bezier(.2,.7,.2,1)'})}
let u=d=S=>{d=null
C=S
page.remove()
k.ariaBusy=null
for(let p of j)p.inert=!1
if(V&&A()==document.body)e.focus({preventScroll:!0})}
m.get(e).answered=()=>{let s=d==u
if(s)u()
let f=k.lastElementChild
if(f==a||!f.matches('.page')||!a.inert)return
I[G]=v(f)?.className
if(C)return E(f)
if(!s)return
for(let F of f.getAnimations())F.currentTime=J?.currentTime??300}}
function E(f){for(let el of f.querySelectorAll('[data-zoom]'))delete el.dataset.zoom
f.querySelector('[data-back]')?.click()
for(let F of f.getAnimations())F.finish()}
function B(){d(!0)}
addEventListener('keydown',x=>{if(!d||x.key!='Escape')return
x.preventDefault()
x.stopPropagation()
B()},{capture:!0})
addEventListener('popstate',()=>d?.())
new MutationObserver(()=>h.textContent&&d?.()).observe(h,{childList:!0})
