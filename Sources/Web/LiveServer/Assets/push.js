let y=document.getElementById('root'),x=document.getElementById('live'),z=()=>document.activeElement,k=new Map(),d=null
new MutationObserver(K=>{for(let{type,target}of K){if(type=='attributes'&&target.hasAttribute('data-w'))E(target)}
for(let[el,p]of k){if(!el.isConnected||!el.hasAttribute('data-w'))V(el,p)}}).observe(y,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-w']})
function E(el){if(k.has(el))return
k.set(el,{timer:setTimeout(()=>M(el),80),words:setTimeout(()=>(x.textContent=y.dataset.loading),1e3),})}
function V(el,p){k.delete(el)
clearTimeout(p.timer)
clearTimeout(p.words)
if(x.textContent==y.dataset.loading)x.textContent=''
el.ariaBusy=null
p.answered?.()}
function M(el){el.ariaBusy='true'
let a=el.closest('.page'),O=el.matches('.link')&&!el.closest('.split>.page:first-child')
if(O&&!d&&a?.parentNode.matches('.stack'))P(el,a)}
let H={},u=page=>page.querySelector('.inl,.big')
function h(C,className,words=''){let el=document.createElement(C)
el.className=className
el.textContent=words
return el}
function R(f,a,N){let page=h('section','page pushed placeholder')
let n=h('header','bar'),e=h('span','b back'),G=h('div','content'),j=['bar-l','bar-c','bar-r'].map(C=>h('div',C)),J=h('div',N,f.ariaLabel||(f.querySelector('.t')||f).textContent)
e.append(h('span','t l1',u(a)?.textContent))
e.onclick=A
j[0].append(e)
n.append(...j)
for(let L=0;L<5;L++)G.append(h('i',''))
page.append(n,G)
N=='big'?n.after(J):j[1].append(J)
page.ariaHidden='true'
return page}
function P(f,a){let m=a.parentNode,F=a.dataset.key
let page=R(f,a,H[F]||'big'),T=z()==f,j=[...a.children].filter(o=>!o.inert),I,B=!1
for(let o of j)o.inert=!0
m.ariaBusy='true'
m.append(page)
if(!matchMedia('(prefers-reduced-motion:reduce)').matches){let S=f.querySelector('[data-zoom]')?{opacity:0}:{transform:`translateX(${document.dir == 'rtl' ? -100 : 100}%)`}
I=page.animate([S,{}],{duration:300,easing:'cubic-bezier(.2,.7,.2,1)'})}
let s=d=Q=>{d=null
B=Q
page.remove()
m.ariaBusy=null
for(let o of j)o.inert=!1
if(T&&z()==document.body)f.focus({preventScroll:!0})}
k.get(f).answered=()=>{let q=d==s
if(q)s()
let g=m.lastElementChild
if(g==a||!g.matches('.page')||!a.inert)return
H[F]=u(g)?.className
if(B)return D(g,a)
if(!q)return
for(let U of g.getAnimations())U.currentTime=I?.currentTime??300}}
function D(g,a){let e=g.querySelector('[data-back]')
if(!e)return
g.style.display='none'
a.style.visibility='visible'
e.click()
E(e)
k.get(e).answered=()=>(a.style.visibility='')}
function A(){d(!0)}
addEventListener('keydown',v=>{if(!d||v.key!='Escape')return
v.preventDefault()
v.stopPropagation()
A()},{capture:!0})
addEventListener('popstate',()=>d?.())
new MutationObserver(()=>d?.()).observe(document.getElementById('offline'),{childList:!0})
