output "vpc_id" {
  value = aws_vpc.this.id
}

output "subnet_ids" {
  description = "Subnet IDs by tier: public, app, data."
  value = {
    for tier in ["public", "app", "data"] :
    tier => [for key, subnet in local.subnets : aws_subnet.this[key].id if subnet.tier == tier]
  }
}
