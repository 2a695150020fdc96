"""The file of weights and the arithmetic of FORMAT.md, in numpy."""

import hashlib
import struct
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pieces import Pieces

MAGIC = b"TAPASMD1"
Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]


@dataclass
class Rows:
    """Integer weights with a scale for each row, and an optional bias."""

    weight: Bytes
    scale: Floats
    bias: Floats | None = None

    def floats(self) -> Floats:
        """Weights as they count."""
        shape = (-1,) + (1,) * (self.weight.ndim - 1)
        return self.weight.astype(np.float32) * self.scale.reshape(shape)


@dataclass
class Model:
    """The content of the file."""

    vocabulary: list[str]
    embedding: Bytes
    factor: NDArray[np.uint8]
    layers: list[Rows]
    dilations: list[int]
    inverse: list[float]
    attention: Rows
    hidden: Rows
    output: Rows
    temperature: float = 1.0
    longest: int = 128
    limit: int = 4095
    pieces: Pieces = field(init=False)

    def __post_init__(self) -> None:
        self.pieces = Pieces(self.vocabulary)

    def logits(self, ids: list[int]) -> Floats:
        """Scores of sad, neutral, happy before the temperature."""
        x = self.embedding[ids].astype(np.int64) * self.factor[ids][:, None]
        h: Floats | None = None
        for i, (rows, dilation) in enumerate(zip(self.layers, self.dilations)):
            acc = np.zeros((len(ids), rows.weight.shape[0]))
            for k in range(3):
                shift = (k - 1) * dilation
                moved = np.zeros_like(x)
                lo, hi = max(0, -shift), min(len(ids), len(ids) - shift)
                if lo < hi:
                    moved[lo:hi] = x[lo + shift : hi + shift]
                acc += moved.astype(np.float64) @ rows.weight[:, k].T.astype(np.float64)
            assert np.abs(acc).max() < 2**31
            y = np.maximum(np.float32(0), acc.astype(np.float32) * rows.scale + rows.bias)
            h = y if h is None else h + y
            if i + 1 < len(self.layers):
                x = np.rint(np.minimum(h * np.float32(self.inverse[i + 1]),
                                       np.float32(self.limit))).astype(np.int64)
        assert h is not None and h.dtype == np.float32
        a = h @ self.attention.floats().T
        e = np.exp(a - a.max(0))
        z = np.concatenate([((e.T @ h) / e.sum(0)[:, None]).ravel(), h.max(0)])
        u = np.maximum(np.float32(0), self.hidden.floats() @ z + self.hidden.bias)
        return self.output.floats() @ u + self.output.bias

    def probabilities(self, ids: list[int]) -> Floats:
        """Sad, neutral, happy."""
        scores = self.logits(ids) / np.float32(self.temperature)
        e = np.exp(scores - scores.max())
        return e / e.sum()

    def judge(self, texts: list[str]) -> Floats:
        """The probabilities of texts, a row for each; a text without pieces is an unknown one."""
        return np.stack([
            self.probabilities(self.pieces.encode(text, self.longest) or [0]) for text in texts])

    def write(self, path: Path) -> None:
        """Write the file; refuse weights whose sums could leave Int32."""
        most = 127 * int(self.factor.max())
        for rows in self.layers:
            assert np.abs(rows.weight.astype(np.int64)).sum((1, 2)).max() * most < 2**31
            most = self.limit
        text = "".join(piece + "\n" for piece in self.vocabulary).encode()
        _, c = self.attention.weight.shape
        body = bytearray(struct.pack(
            "<9If", len(self.vocabulary), self.embedding.shape[1], c, len(self.layers),
            len(self.attention.weight), len(self.hidden.weight), self.longest, self.limit,
            len(text), self.temperature))
        arrays = [np.array(self.dilations, "<u4"), np.array(self.inverse, "<f4"),
                  np.frombuffer(text, np.uint8), self.embedding, self.factor]
        for rows in [*self.layers, self.attention, self.hidden, self.output]:
            arrays += [rows.weight, rows.scale] + ([] if rows.bias is None else [rows.bias])
        for array in arrays:
            body += array.tobytes()
            body += bytes(-len(body) % 4)
        head = MAGIC + struct.pack("<II", 1, len(body)) + hashlib.sha256(body).digest()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(head + body)


def read(path: Path) -> Model:
    """Read a file and check its checksum."""
    data = path.read_bytes()
    version, size = struct.unpack_from("<II", data, 8)
    body = data[48:]
    assert data[:8] == MAGIC and version == 1 and len(body) == size
    assert hashlib.sha256(body).digest() == data[16:48]
    v, e, c, count, heads, d, longest, limit, text = struct.unpack_from("<9I", body)
    (temperature,) = struct.unpack_from("<f", body, 36)
    at = 40

    def take(kind: str, *shape: int) -> np.ndarray:
        nonlocal at
        array = np.frombuffer(body, kind, int(np.prod(shape)), at).reshape(shape)
        at += array.nbytes + -array.nbytes % 4
        return array

    def rows(*shape: int, bias: bool = True) -> Rows:
        weight, scale = take("<i1", *shape), take("<f4", shape[0])
        return Rows(weight, scale, take("<f4", shape[0]) if bias else None)

    dilations = [int(n) for n in take("<u4", count)]
    inverse = [float(n) for n in take("<f4", count)]
    vocabulary = take("u1", text).tobytes().decode().split("\n")[:-1]
    assert len(vocabulary) == v
    embedding, factor = take("<i1", v, e), take("u1", v)
    layers = [rows(c, 3, e if i == 0 else c) for i in range(count)]
    return Model(vocabulary, embedding, factor, layers, dilations, inverse,
                 rows(heads, c, bias=False), rows(d, (heads + 1) * c), rows(3, d),
                 temperature, longest, limit)


def quantised(weight: Floats) -> Rows:
    """Weights as integers of at most 127, with a scale for each row."""
    flat = np.abs(weight.reshape(len(weight), -1)).max(1)
    scale = (np.maximum(flat, 1e-8) / 127).astype(np.float32)
    shape = (-1,) + (1,) * (weight.ndim - 1)
    return Rows(np.rint(weight / scale.reshape(shape)).astype(np.int8), scale)


def quantised_embedding(weight: Floats) -> tuple[Bytes, NDArray[np.uint8], float]:
    """Rows of integers, a factor of 1 to 255 for each, and the common step."""
    most = np.abs(weight).max(1)
    step = float(most.max() / (127 * 255))
    factor = np.clip(np.ceil(most / (127 * step)), 1, 255)
    rows = np.rint(weight / (factor * step)[:, None])
    return np.clip(rows, -127, 127).astype(np.int8), factor.astype(np.uint8), step
