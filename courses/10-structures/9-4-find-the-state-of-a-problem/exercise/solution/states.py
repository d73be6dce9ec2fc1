def cheapest_channel(fields):
    """State: row and column. O(rows x columns)."""
    table = [fields[0]]
    for row in fields[1:]:
        above = table[-1]
        table.append([cost + above[cheapest_above(above, c)] for c, cost in enumerate(row)])
    last = table[-1]
    columns = [last.index(min(last))]
    for above in reversed(table[:-1]):
        columns.append(cheapest_above(above, columns[-1]))
    return {'cost': min(last), 'columns': columns[::-1]}


def cheapest_above(above, c):
    near = [other for other in (c, c - 1, c + 1) if 0 <= other < len(above)]
    return min(near, key=lambda other: above[other])


def merge_heaps(sacks):
    """State: first and last heap of a part, from short parts to long ones. O(n cubed)."""
    n = len(sacks)
    if n == 0:
        return 0
    total = [0]
    for heap in sacks:
        total.append(total[-1] + heap)
    best = [[0] * n for _ in range(n)]
    for length in range(2, n + 1):
        for start in range(n - length + 1):
            end = start + length - 1
            cheapest = min(best[start][cut] + best[cut + 1][end] for cut in range(start, end))
            best[start][end] = cheapest + total[end + 1] - total[start]
    return best[0][n - 1]


def assign_jobs(cost):
    """State: the set of taken jobs. O(2**n x n)."""
    n = len(cost)
    memo = {}

    def cheapest(person, taken):
        if person == n:
            return 0, None
        if taken not in memo:
            memo[taken] = min(
                (cost[person][job] + cheapest(person + 1, taken | 1 << job)[0], job)
                for job in range(n)
                if not taken >> job & 1
            )
        return memo[taken]

    total, jobs, taken = cheapest(0, 0)[0], [], 0
    for person in range(n):
        job = cheapest(person, taken)[1]
        jobs.append(job)
        taken |= 1 << job
    return {'total': total, 'jobs': jobs}
