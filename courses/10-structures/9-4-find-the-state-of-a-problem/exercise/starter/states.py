def cheapest_channel(fields):
    """The cheapest channel from the top row to the bottom row. From a field it
    goes on left below, straight below or right below. Returns
    {'cost': ..., 'columns': ...} with the column of each row."""
    # State: a row and a column. Which three fields can come before?


def merge_heaps(sacks):
    """The lowest total for joining all heaps of a row; only neighbours join."""
    # State: the first and the last heap of a part. Where was it cut last?


def assign_jobs(cost):
    """One job for each person, at the lowest total. Returns
    {'total': ..., 'jobs': ...}: jobs[i] is the job of person i."""
    # State: the set of jobs that are taken, as a bit mask.


print(cheapest_channel([[5, 2, 8], [4, 9, 1], [7, 3, 6]]))
print(merge_heaps([4, 1, 2, 3]))
print(assign_jobs([[9, 2, 7], [6, 4, 3], [5, 8, 1]]))
