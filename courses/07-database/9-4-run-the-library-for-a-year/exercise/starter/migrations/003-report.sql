create view branch_report as
select branch, 0 as loans, 0 as still_out, 0.0 as late_percent from members;
