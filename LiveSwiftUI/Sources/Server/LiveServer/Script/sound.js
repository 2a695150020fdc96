// The script of sounds and speech: a module that only pages load whose app has some. data-so has a
// list of requests as requests.js says. Sounds are decoded as a whole.
const attribute = 'data-so'
const sounds = new Map()
let context

async function load(id, href) {
  context ??= new AudioContext()
  const sound = {}
  sounds.set(id, sound)
  sound.buffer = fetch(href).then(answer => {
    if (!answer.ok) throw Error(answer.status)
    return answer.arrayBuffer()
  }).then(bytes => context.decodeAudioData(bytes))
  return (await sound.buffer).duration
}

function halt(id) {
  const sound = sounds.get(id)
  if (!sound) return
  sound.source?.stop()
  sound.source = sound.asked = null
}

function change(id, volume, rate, pan) {
  const { source, gain, side } = sounds.get(id) ?? {}
  if (!source) return
  gain.gain.value = volume
  source.playbackRate.value = rate
  side.pan.value = Math.max(-1, Math.min(1, pan))
}

// A browser is silent until its person has pressed something; then the sound is heard.
async function play(id, at, loops, volume, rate, pan) {
  halt(id)
  const sound = sounds.get(id)
  if (!sound) return
  const asked = sound.asked = {}
  const buffer = await sound.buffer
  await context.resume()
  if (sound.asked != asked) return
  const source = sound.source = context.createBufferSource()
  Object.assign(sound, { gain: context.createGain(), side: context.createStereoPanner() })
  source.buffer = buffer
  source.connect(sound.gain).connect(sound.side).connect(context.destination)
  change(id, volume, rate, pan)
  source.loop = loops != 0
  source.onended = () => {
    if (sound.source != source) return
    sound.source = null
    report('f ' + id)
  }
  const from = Math.min(at, buffer.duration)
  source.start(0, from)
  if (loops > 0) source.stop(
    context.currentTime + (buffer.duration * (+loops + 1) - from) / Math.max(rate, 0.01))
}

function speak(id, text, lang, rate, pitch, volume) {
  const words = Object.assign(new SpeechSynthesisUtterance(text), { lang, rate, pitch, volume })
  words.onend = words.onerror = () => report('F ' + id)
  speechSynthesis.speak(words)
}

const work = {
  __proto__: null, l: load, p: play, h: halt, v: change, s: speak,
  c: () => speechSynthesis.cancel(), w: () => speechSynthesis.pause(),
  g: () => speechSynthesis.resume(),
  d(id) {
    halt(id)
    sounds.delete(id)
  },
}

async function act(number, letter, ...rest) {
  let said = ''
  try {
    said = await work[letter]?.(...rest) ?? ''
  } catch (error) {
    console.warn(error)
    said = 'e'
  }
  answer(number, said)
}

follow(act, () => {
  for (const id of sounds.keys()) work.d(id)
})
