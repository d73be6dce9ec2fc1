import re


def minutes(time, train):
    match = re.fullmatch(r'(\d\d):(\d\d)', time)
    if not match or int(match[1]) > 23 or int(match[2]) > 59:
        raise ValueError(f'Train {train["number"]}: write the time as HH:MM, not "{time}"')
    return int(match[1]) * 60 + int(match[2])


def plan_platforms(trains, gap=0):
    """Gives each train the free platform with the lowest number. A platform is free again `gap` minutes after a
    departure. O(n log n + n × p) time for n trains and p platforms."""
    halts = []
    for train in trains:
        start, end = minutes(train['arrives'], train), minutes(train['departs'], train)
        if end < start:
            raise ValueError(f'Train {train["number"]} departs before it arrives')
        halts.append((start, end, train['number']))
    free_from = []
    plan = []
    for start, end, number in sorted(halts, key=lambda halt: halt[0]):
        index = next((i for i, time in enumerate(free_from) if time <= start), None)
        if index is None:
            index = len(free_from)
            free_from.append(end + gap)
        else:
            free_from[index] = end + gap
        plan.append({'number': number, 'platform': index + 1})
    return {'platforms': len(free_from), 'plan': plan}
