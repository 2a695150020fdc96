"""A BERT, 384 wide, in plain torch; MiniLM-L6, which has six layers, is read from safetensors."""

from pathlib import Path

import torch
import torch.nn.functional as F
from safetensors.torch import load_file
from torch import Tensor, nn

WIDTH, HEADS, INNER, LAYERS, VOCABULARY = 384, 12, 1536, 6, 30522


class Layer(nn.Module):
    """Self-attention and a feed-forward network, each with a residual and a norm."""

    def __init__(self, drop: float) -> None:
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.norm1 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = drop

    def forward(self, x: Tensor) -> Tensor:
        batch, length, _ = x.shape
        q, k, v = self.qkv(x).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        rate = self.drop if self.training else 0.0
        a = (q @ k.transpose(-2, -1) * (WIDTH // HEADS) ** -0.5).softmax(-1).to(v.dtype) @ v
        a = self.out(a.transpose(1, 2).reshape(batch, length, WIDTH))
        x = self.norm1(x + F.dropout(a, rate))
        return self.norm2(x + F.dropout(self.down(F.gelu(self.up(x))), rate))


class Bert(nn.Module):
    """From token ids of equal length to hidden states; without padding there is no mask."""

    def __init__(
        self, drop: float = 0.1, rows: int = VOCABULARY, layers: int = LAYERS,
    ) -> None:
        super().__init__()
        self.token = nn.Embedding(rows, WIDTH)
        self.place = nn.Embedding(512, WIDTH)
        self.kind = nn.Parameter(torch.zeros(WIDTH))
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer(drop) for _ in range(layers))
        self.drop = drop

    def forward(self, ids: Tensor) -> Tensor:
        x = self.token(ids) + self.place.weight[: ids.shape[1]] + self.kind
        x = F.dropout(self.norm(x), self.drop if self.training else 0.0)
        for layer in self.layers:
            x = layer(x)
        return x

    def load(self, path: Path) -> None:
        """Take the published weights of MiniLM."""
        w = {k.removeprefix("bert."): v for k, v in load_file(path).items()}
        with torch.no_grad():
            self.token.weight.copy_(w["embeddings.word_embeddings.weight"])
            self.place.weight.copy_(w["embeddings.position_embeddings.weight"])
            self.kind.copy_(w["embeddings.token_type_embeddings.weight"][0])
            self._pair(self.norm, w, "embeddings.LayerNorm")
            for i, layer in enumerate(self.layers):
                at = f"encoder.layer.{i}."
                for part in ("weight", "bias"):
                    three = [w[f"{at}attention.self.{n}.{part}"] for n in ("query", "key", "value")]
                    getattr(layer.qkv, part).copy_(torch.cat(three))
                self._pair(layer.out, w, at + "attention.output.dense")
                self._pair(layer.norm1, w, at + "attention.output.LayerNorm")
                self._pair(layer.up, w, at + "intermediate.dense")
                self._pair(layer.down, w, at + "output.dense")
                self._pair(layer.norm2, w, at + "output.LayerNorm")

    @staticmethod
    def _pair(module: nn.Module, weights: dict[str, Tensor], name: str) -> None:
        module.weight.copy_(weights[name + ".weight"])
        module.bias.copy_(weights[name + ".bias"])

    def mean_rows(self, meaning: dict[int, list[int]]) -> None:
        """Start added tokens from the mean of the pieces that describe them."""
        with torch.no_grad():
            for row, pieces in meaning.items():
                self.token.weight[row] = self.token.weight[pieces].mean(0)
