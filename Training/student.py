"""The network that ships: embedding, convolutions, attention and maximum pooling."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from deployed import Model, Rows, quantised, quantised_embedding

LIMIT = 4095


class Student(nn.Module):
    """From ids of texts of equal length to scores of sad, neutral and happy."""

    def __init__(
        self, pieces: int, width: int = 128, channels: int = 192,
        dilations: tuple[int, ...] = (1, 1, 2), heads: int = 4, hidden: int = 128,
        drop: float = 0.2,
    ) -> None:
        super().__init__()
        self.embedding = nn.Embedding(pieces, width)
        nn.init.normal_(self.embedding.weight, std=0.3)
        self.dilations = dilations
        widths = [width] + [channels] * (len(dilations) - 1)
        self.layers = nn.ModuleList(nn.Linear(3 * w, channels) for w in widths)
        for layer in self.layers:
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        self.attention = nn.Linear(channels, heads, bias=False)
        self.hidden = nn.Linear((heads + 1) * channels, hidden)
        self.output = nn.Linear(hidden, 3)
        self.drop = nn.Dropout(drop)

    def states(self, ids: Tensor) -> Tensor:
        """A vector for each piece, its neighbours taken in."""
        h = self.drop(self.embedding(ids))
        for i, (layer, d) in enumerate(zip(self.layers, self.dilations)):
            t = h.shape[1]
            wide = F.pad(h, (0, 0, d, d))
            y = F.relu(layer(torch.cat([wide[:, k * d : k * d + t] for k in range(3)], 2)))
            h = y if i == 0 else h + self.drop(y)
        return h

    def forward(self, ids: Tensor) -> Tensor:
        return self.read(self.states(ids))

    def read(self, h: Tensor) -> Tensor:
        """The scores of states."""
        share = self.attention(h).softmax(1)
        pool = torch.einsum("bth,btc->bhc", share, h).flatten(1)
        z = self.drop(torch.cat([pool, h.amax(1)], 1))
        return self.output(self.drop(F.relu(self.hidden(z))))

    @torch.no_grad()
    def deployed(self, vocabulary: list[str], sample: list[list[int]]) -> Model:
        """Whole-number weights; the sample says how large states become."""
        self.eval()
        rows, factor, step = quantised_embedding(self.embedding.weight.float().numpy())
        width = self.embedding.weight.shape[1]
        layers = []
        for i, layer in enumerate(self.layers):
            inner = width if i == 0 else layer.out_features
            layers.append(self._rows(layer, (-1, 3, inner)))
        inverse = [0.0] + [LIMIT / (1.25 * most) for most in self._largest(sample)]
        for i, layer in enumerate(layers):
            layer.scale = layer.scale * np.float32(step if i == 0 else 1 / inverse[i])
        return Model(
            vocabulary, rows, factor, layers, list(self.dilations), inverse,
            self._rows(self.attention), self._rows(self.hidden), self._rows(self.output),
            limit=LIMIT)

    @staticmethod
    def _rows(layer: nn.Linear, shape: tuple[int, ...] | None = None) -> Rows:
        weight = layer.weight.float().numpy()
        rows = quantised(weight if shape is None else weight.reshape(shape))
        rows.bias = None if layer.bias is None else layer.bias.float().numpy().copy()
        return rows

    def _largest(self, sample: list[list[int]]) -> list[float]:
        most = [0.0] * (len(self.layers) - 1)
        for ids in sample:
            h = self.embedding(torch.tensor([ids]))
            for i, (layer, d) in enumerate(zip(self.layers[:-1], self.dilations)):
                t = h.shape[1]
                wide = F.pad(h, (0, 0, d, d))
                y = F.relu(layer(torch.cat([wide[:, k * d : k * d + t] for k in range(3)], 2)))
                h = y if i == 0 else h + y
                most[i] = max(most[i], float(h.max()))
        return most
