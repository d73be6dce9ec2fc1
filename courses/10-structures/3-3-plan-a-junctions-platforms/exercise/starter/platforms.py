# To use the 60 trains of the junction, remove the "# " from the next line and
# from the last one.
# from trains import trains


def plan_platforms(trains, gap=0):
    """Gives each train {'number', 'arrives', 'departs'} a platform. A platform
    is free again `gap` minutes after a departure.

    Returns {'platforms', 'plan'}: how many are needed, and a list of
    {'number', 'platform'} in the order of arrival."""
    # Turn the times into minutes, sort a copy by arrival, and remember when
    # each platform becomes free.


print(
    plan_platforms([
        {'number': '12951', 'arrives': '09:00', 'departs': '09:15'},
        {'number': '12137', 'arrives': '09:10', 'departs': '09:20'},
    ])
)
# print(plan_platforms(trains)['platforms'], plan_platforms(trains, 5)['platforms'])
