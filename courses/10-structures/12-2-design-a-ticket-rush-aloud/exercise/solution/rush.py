SECONDS_PER_DAY = 86_400


def estimate(per_day, reads_per_write, bytes_each, busy):
    writes = per_day / SECONDS_PER_DAY
    return {
        "writes": round(writes),
        "reads": round(writes * reads_per_write),
        "busyReads": round(writes * reads_per_write * busy),
        "gigabytesPerYear": round(per_day * 365 * bytes_each / 1e9),
    }


class BerthDesk:
    """The only place that decides who has a berth."""

    def __init__(self, count, hold_seconds):
        self._hold_seconds = hold_seconds
        self._holds = {berth: (None, 0) for berth in range(1, count + 1)}  # who, until when
        self._sold = set()
        self._answers = {}  # request id → first answer

    def hold(self, berth, person, now):
        if not self._is_free(berth, now):
            return False
        self._holds[berth] = (person, now + self._hold_seconds)
        return True

    def pay(self, berth, person, request_id, now):
        if request_id not in self._answers:
            self._answers[request_id] = "sold" if self._sell(berth, person, now) else "refund"
        return self._answers[request_id]

    def free(self, now):
        return [berth for berth in self._holds if self._is_free(berth, now)]

    def _is_free(self, berth, now):
        return berth in self._holds and berth not in self._sold and self._holds[berth][1] <= now

    def _sell(self, berth, person, now):
        """A payment that comes late is still fine if nobody else has taken the berth."""
        if berth in self._sold or berth not in self._holds:
            return False
        if self._holds[berth][0] != person and not self._is_free(berth, now):
            return False
        self._sold.add(berth)
        return True
