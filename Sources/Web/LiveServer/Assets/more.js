let i=document.getElementById('root'),t=(el,...b)=>el.dispatchEvent(new CustomEvent('z',{bubbles:!0,detail:b})),L=new Set(),o=0,last=0
function ah(){o||=setTimeout(ad,Math.max(0,last+100-performance.now()))}
function ad(){o=0
last=performance.now()
for(let el of L){if(!el.isConnected||!el.hasAttribute('data-g')){Z.unobserve(el)
Q.delete(el)
continue}
let D=el.getBoundingClientRect(),v=[el.offsetWidth??D.width,el.offsetHeight??D.height]
if(el.dataset.g)v.push(...K(el))
let X=J(v)
if(el.told==X)continue
el.told=X
t(el,'z',X)}
L.clear()}
function J(ac){let ae=160/parseFloat(getComputedStyle(document.documentElement).fontSize)
return ac.map(G=>Math.round(G*ae)/10).join(' ')}
function K(el){let v=[]
do{let D=el.getBoundingClientRect()
v.push(D.left,D.top)
el=el.parentElement?.closest('[data-cs]')}while(el&&v.length<10)
return v}
let Q=new Set(),Z=new ResizeObserver(ab=>{for(let{target}of ab)L.add(target)
ah()})
let F=(E,A)=>[E,...E.querySelectorAll(`[${A}]`)].filter(el=>el.hasAttribute(A))
function T(E){for(let el of F(E,'data-g')){if(Q.has(el))continue
Q.add(el)
Z.observe(el)}
for(let el of F(E,'data-at'))Y(el,'instant')
for(let el of F(E,'data-to'))S(el)}
function S(el){let[,behavior,block,inline]=el.dataset.to.split(' ')
el.removeAttribute('data-to')
el.scrollIntoView({behavior,block,inline})}
new MutationObserver(aa=>{for(let{type,target,addedNodes}of aa){if(type=='attributes'&&target.dataset.at)Y(target)
else if(type=='attributes'&&target.dataset.to)S(target)
else if(type=='attributes'){T(target)
L.add(target)}
for(let af of addedNodes)if(af.nodeType==1)T(af)}
O()}).observe(i,{childList:!0,subtree:!0,attributes:!0,attributeFilter:['data-g','data-at','data-to']})
function Y(el,am){let al=document.dir=='rtl'?-1:1
el.scrollTo({left:el.dataset.at*el.clientWidth*al,behavior:am})}
function V(el){let at=Math.round(Math.abs(el.scrollLeft)/el.clientWidth)
if(at==el.dataset.at||!el.clientWidth)return
el.dataset.at=at
t(el,'p',''+at)}
function O(){for(let el of Q)if(el.dataset.g||!el.isConnected)L.add(el)
if(L.size)ah()}
let B=null,ag=el=>el.querySelector(':scope>[data-menu]')
function I(el,x,y){let f=ag(el)
if(!f||f.ariaExpanded=='true')return
B={x,y}
f.click()}
i.addEventListener('contextmenu',b=>{let el=b.target.closest('[data-cm]')
if(!el||b.target.closest('[role=menu],input,textarea'))return
b.preventDefault()
I(el,b.clientX,b.clientY)})
i.addEventListener('click',b=>{let f=b.target.closest('[data-cm]>[data-menu]')
let H=f?.nextElementSibling
if(!H||H.hidden)return
let D=f.getBoundingClientRect(),W=H.getBoundingClientRect(),at=B??{x:D.left,y:D.bottom}
B=null
H.style.left=Math.max(8,Math.min(at.x,innerWidth-W.width-8))+'px'
H.style.top=Math.max(8,Math.min(at.y,innerHeight-W.height-8))+'px'})
let n=null
function q(){if(!n)return
clearTimeout(n.timer)
if(n.tells)t(n.el,'h',!1)
n=null}
i.addEventListener('pointerdown',b=>{q()
let el=b.target.closest('[data-h],[data-cm]')
if(!el||b.button||!b.isPrimary)return
let R=!el.dataset.h
if(R&&b.pointerType=='mouse')return
let[duration,distance,tells]=(el.dataset.h||'500 10').split(' ')
let{clientX:x,clientY:y}=b
n={el,x,y,distance:+distance,tells}
if(tells)t(el,'h',!0)
n.timer=setTimeout(()=>{r=performance.now()
if(R)I(el,x,y)
else t(el,'h')
q()},+duration)})
i.addEventListener('pointermove',b=>{if(n&&Math.hypot(b.clientX-n.x,b.clientY-n.y)>n.distance)q()})
for(let A of['pointerup','pointercancel'])addEventListener(A,()=>{if(r)r=performance.now()
q()})
let r=0
addEventListener('click',b=>{if(b.detail&&r&&performance.now()-r<400){b.preventDefault()
b.stopPropagation()}
r=0},{capture:!0})
let e=null
function w(P){clearTimeout(e.timer)
e.timer=0
e.last=performance.now()
let{el,from,to,speed,base}=e
t(el,'d',P+' '+J([...from,...to,...speed,...base]))}
function M(P){if(e.begun){r=performance.now()
w(P)}
clearTimeout(e.timer)
e=null}
i.addEventListener('pointerdown',b=>{let el=b.target.closest('[data-dr]')
if(!el||e||b.button||!b.isPrimary)return
if(b.target.closest('input,textarea,select'))return
let{clientX:x,clientY:y,timeStamp:time}=b
e={el,from:[x,y],to:[x,y],speed:[0,0],time,begun:0,last:0,base:K(el)}
if(!+el.dataset.dr)C(b)})
function C(b){e.begun=!0
q()
e.el.setPointerCapture(b.pointerId)
w(0)}
i.addEventListener('pointermove',b=>{if(!e||!b.isPrimary)return
let{clientX:x,clientY:y,timeStamp:time}=b
let N=(time-e.time)/1e3
if(N>0){e.speed=[x-e.to[0],y-e.to[1]].map((ai,axis)=>0.4*e.speed[axis]+0.6*ai/N)}
e.to=[x,y]
e.time=time
let ai=Math.hypot(x-e.from[0],y-e.from[1])
if(e.begun)e.timer||=setTimeout(()=>w(0),e.last+50-performance.now())
else if(parseFloat(J([ai]))>=+e.el.dataset.dr)C(b)})
i.addEventListener('pointerup',b=>e&&b.isPrimary&&M(1))
i.addEventListener('pointercancel',b=>e&&b.isPrimary&&M(2))
i.addEventListener('click',b=>{let el=b.target.closest('[data-tap]')
if(el&&b.detail&&b.detail%el.dataset.tap==0)t(el,'k')})
let U=[]
function aj(b){if(b.pointerType!='mouse')return
let u=[],el=b.type=='pointerleave'?null:b.target
while((el=el?.closest('[data-hv]'))){u.push(el)
el=el.parentElement}
for(let l of U)if(!u.includes(l))t(l,'m',!1)
for(let l of u)if(!U.includes(l))t(l,'m',!0)
U=u}
for(let A of['pointerover','pointerleave'])i.addEventListener(A,aj)
addEventListener('keydown',b=>{let{key,target}=b
if(b.defaultPrevented||b.isComposing||b.repeat)return
let j=key==' '?'space':key.toLowerCase()
if(b.shiftKey)j='s+'+j
if(b.altKey)j='a+'+j
if(b.ctrlKey||b.metaKey)j='c+'+j
let ak=target.matches('input,textarea,select')&&key.length==1
if(ak&&!/^[ca]/.test(j))return
if(target.matches('a,button,textarea')&&/^(enter|space)$/.test(j))return
let dialog=[...document.querySelectorAll('dialog:modal')].at(-1)??i,el=[...dialog.querySelectorAll('[data-k]')].findLast(l=>l.dataset.k==j&&!l.disabled&&l.ariaDisabled!='true'&&!l.closest('[inert]')&&l.checkVisibility())
if(!el)return
b.preventDefault()
el.click()})
addEventListener('scroll',({target})=>{O()
if(!target.dataset?.at)return
clearTimeout(target.rest)
target.rest=setTimeout(()=>V(target),150)},{capture:!0,passive:!0})
addEventListener('resize',O)
T(i)
