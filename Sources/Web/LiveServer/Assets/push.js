let z=document.getElementById('root'),y=document.getElementById('live'),j=document.getElementById('offline'),A=()=>document.activeElement,m=new Map(),d=null
new MutationObserver(L=>{for(let{type,target}of L){if(type=='attributes'&&target.hasAttribute('data-w'))F(target)}
for(let[el,q]of m){if(!el.isConnected||!el.hasAttribute('data-w'))W(el,q)}}).observe(z,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-w']})
function F(el){if(m.has(el))return
m.set(el,{timer:setTimeout(()=>N(el),80),words:setTimeout(()=>(y.textContent=z.dataset.loading),1e3),})}
function W(el,q){m.delete(el)
clearTimeout(q.timer)
clearTimeout(q.words)
if(y.textContent==z.dataset.loading)y.textContent=''
el.ariaBusy=null
q.answered?.()}
function N(el){el.ariaBusy='true'
let a=el.closest('.page'),P=el.matches('.link')&&!el.closest('.split>.page:first-child')
if(!P||d||j.textContent)return
if(a?.parentNode.matches('.stack'))Q(el,a)}
let I={},v=page=>page.querySelector('.inl,.big')
function h(D,className,words=''){let el=document.createElement(D)
el.className=className
el.textContent=words
return el}
function S(f,a,O){let page=h('section','page pushed placeholder')
let o=h('header','bar'),e=h('span','b back'),H=h('div','content'),k=['bar-l','bar-c','bar-r'].map(D=>h('div',D)),K=h('div',O,f.ariaLabel||(f.querySelector('.t')||f).textContent)
e.append(h('span','t l1',v(a)?.textContent))
e.onclick=B
k[0].append(e)
o.append(...k)
for(let M=0;M<5;M++)H.append(h('i',''))
page.append(o,H)
O=='big'?o.after(K):k[1].append(K)
page.ariaHidden='true'
return page}
function Q(f,a){let n=a.parentNode,G=a.dataset.key
let page=S(f,a,I[G]||'big'),U=A()==f,k=[...a.children].filter(p=>!p.inert),J,C=!1
for(let p of k)p.inert=!0
n.ariaBusy='true'
n.append(page)
if(!matchMedia('(prefers-reduced-motion:reduce)').matches){let T=f.querySelector('[data-zoom]')?{opacity:0}:{transform:`translateX(${document.dir == 'rtl' ? -100 : 100}%)`}
J=page.animate([T,{}],{duration:300,easing:'cubic-bezier(.2,.7,.2,1)'})}
let u=d=R=>{d=null
C=R
page.remove()
n.ariaBusy=null
for(let p of k)p.inert=!1
if(U&&A()==document.body)f.focus({preventScroll:!0})}
m.get(f).answered=()=>{let s=d==u
if(s)u()
let g=n.lastElementChild
if(g==a||!g.matches('.page')||!a.inert)return
I[G]=v(g)?.className
if(C)return E(g,a)
if(!s)return
for(let V of g.getAnimations())V.currentTime=J?.currentTime??300}}
function E(g,a){let e=g.querySelector('[data-back]')
if(!e)return
g.style.display='none'
a.style.visibility='visible'
e.click()
F(e)
m.get(e).answered=()=>(a.style.visibility='')}
function B(){d(!0)}
addEventListener('keydown',x=>{if(!d||x.key!='Escape')return
x.preventDefault()
x.stopPropagation()
B()},{capture:!0})
addEventListener('popstate',()=>d?.())
new MutationObserver(()=>j.textContent&&d?.()).observe(j,{childList:!0})
