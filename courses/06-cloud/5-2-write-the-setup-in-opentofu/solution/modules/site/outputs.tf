output "address" {
  value = aws_lb.this.dns_name
}

output "database_secret" {
  description = "Where the app finds the database password: the name of a secret, not the secret."
  value       = aws_db_instance.this.master_user_secret[0].secret_arn
}
