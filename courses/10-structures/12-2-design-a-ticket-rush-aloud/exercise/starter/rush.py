def estimate(per_day, reads_per_write, bytes_each, busy):
    """Round numbers for a design. per_day: new entries a day. reads_per_write: how
    often each is read. bytes_each: size of one entry. busy: the busy hour has so
    many times the average. Returns a dict with "writes", "reads", "busyReads" (for
    each second) and "gigabytesPerYear", rounded."""


class BerthDesk:
    """Berths 1 to count. Times are seconds; a hold lasts hold_seconds."""

    def __init__(self, count, hold_seconds):
        pass

    def hold(self, berth, person, now):
        """True if the berth was free and is now held for the person."""

    def pay(self, berth, person, request_id, now):
        """"sold" or "refund". The same request id always gets its first answer."""

    def free(self, now):
        """The numbers of all berths that are neither sold nor held."""


print(estimate(3_000_000, 20, 500, 3))
desk = BerthDesk(2, 600)
print(desk.hold(1, "Asha", 0), desk.hold(1, "Ravi", 10), desk.free(10))
