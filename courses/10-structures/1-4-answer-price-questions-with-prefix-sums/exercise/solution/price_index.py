class PriceIndex:
    """Answers questions about ranges of days. Preparing is O(n); `sum` and `average` are O(1). Both days are included."""

    def __init__(self, prices):
        self._total = [0]
        for price in prices:
            self._total.append(self._total[-1] + price)
        self._days = len(self._total) - 1

    def sum(self, start, end):
        for day in (start, end):
            if day < 0 or day >= self._days:
                raise ValueError(f'Day {day} is outside of 0 to {self._days - 1}')
        if start > end:
            raise ValueError(f'The range starts on day {start}, after its end on day {end}')
        return self._total[end + 1] - self._total[start]

    def average(self, start, end):
        return self.sum(start, end) / (end - start + 1)

    def best_window(self, length):
        if length < 1 or length > self._days:
            raise ValueError(f'Choose 1 to {self._days} days, not {length}')
        best = 0
        for start in range(1, self._days - length + 1):
            if self.sum(start, start + length - 1) > self.sum(best, best + length - 1):
                best = start
        return best
