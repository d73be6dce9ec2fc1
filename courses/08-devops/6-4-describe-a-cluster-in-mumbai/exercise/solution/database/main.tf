variable "vpc_id" {
  type = string
}

variable "subnet_ids" {
  type = list(string)
}

variable "cluster_security_group_id" {
  type        = string
  description = "Only what has this security group may reach the database."
}

resource "aws_db_subnet_group" "this" {
  name       = "kadai"
  subnet_ids = var.subnet_ids
}

resource "aws_security_group" "this" {
  name   = "kadai-database"
  vpc_id = var.vpc_id
}

resource "aws_vpc_security_group_ingress_rule" "postgres" {
  security_group_id            = aws_security_group.this.id
  ip_protocol                  = "tcp"
  from_port                    = 5432
  to_port                      = 5432
  referenced_security_group_id = var.cluster_security_group_id
}

resource "aws_db_instance" "this" {
  identifier                  = "kadai"
  engine                      = "postgres"
  engine_version              = "17"
  instance_class              = "db.t4g.micro"
  allocated_storage           = 20
  storage_encrypted           = true
  username                    = "kadai"
  manage_master_user_password = true # AWS makes it and keeps it in its secret store
  db_subnet_group_name        = aws_db_subnet_group.this.name
  vpc_security_group_ids      = [aws_security_group.this.id]
  publicly_accessible         = false
  backup_retention_period     = 14
  deletion_protection         = true
  skip_final_snapshot         = false
  final_snapshot_identifier   = "kadai-last"
}

output "secret_arn" {
  description = "Where the password is, for External Secrets."
  value       = aws_db_instance.this.master_user_secret[0].secret_arn
}
