# Load balancer, app machines and database. Groups name each other; nothing names an address except the load balancer's door.
resource "aws_security_group" "load_balancer" {
  name   = "${var.name}-load-balancer"
  vpc_id = var.vpc_id
}

resource "aws_security_group" "app" {
  name   = "${var.name}-app"
  vpc_id = var.vpc_id
}

resource "aws_security_group" "database" {
  name   = "${var.name}-database"
  vpc_id = var.vpc_id
}

resource "aws_vpc_security_group_ingress_rule" "https" {
  for_each          = { "443" = "patients", "80" = "redirect to HTTPS" }
  security_group_id = aws_security_group.load_balancer.id
  description       = each.value
  cidr_ipv4         = "0.0.0.0/0"
  from_port         = tonumber(each.key)
  to_port           = tonumber(each.key)
  ip_protocol       = "tcp"
}

resource "aws_vpc_security_group_egress_rule" "load_balancer_to_app" {
  security_group_id            = aws_security_group.load_balancer.id
  referenced_security_group_id = aws_security_group.app.id
  from_port                    = 3000
  to_port                      = 3000
  ip_protocol                  = "tcp"
}

resource "aws_vpc_security_group_ingress_rule" "app" {
  security_group_id            = aws_security_group.app.id
  description                  = "requests and health checks"
  referenced_security_group_id = aws_security_group.load_balancer.id
  from_port                    = 3000
  to_port                      = 3000
  ip_protocol                  = "tcp"
}

resource "aws_vpc_security_group_egress_rule" "app" {
  security_group_id = aws_security_group.app.id
  description       = "updates, database, AWS services"
  cidr_ipv4         = "0.0.0.0/0"
  ip_protocol       = "-1"
}

resource "aws_vpc_security_group_ingress_rule" "database" {
  security_group_id            = aws_security_group.database.id
  description                  = "the site"
  referenced_security_group_id = aws_security_group.app.id
  from_port                    = 5432
  to_port                      = 5432
  ip_protocol                  = "tcp"
}

resource "aws_lb" "this" {
  name               = var.name
  load_balancer_type = "application"
  subnets            = var.subnet_ids.public
  security_groups    = [aws_security_group.load_balancer.id]
}

resource "aws_lb_target_group" "app" {
  name                 = var.name
  vpc_id               = var.vpc_id
  port                 = 3000
  protocol             = "HTTP"
  deregistration_delay = 20
  health_check {
    path                = "/readyz"
    interval            = 10
    healthy_threshold   = 2
    unhealthy_threshold = 2
  }
}

resource "aws_lb_listener" "http" {
  load_balancer_arn = aws_lb.this.arn
  port              = 80
  protocol          = "HTTP"
  default_action {
    type = "redirect"
    redirect {
      port        = "443"
      protocol    = "HTTPS"
      status_code = "HTTP_301"
    }
  }
}

resource "aws_lb_listener" "https" {
  load_balancer_arn = aws_lb.this.arn
  port              = 443
  protocol          = "HTTPS"
  certificate_arn   = var.certificate_arn
  default_action {
    type             = "forward"
    target_group_arn = aws_lb_target_group.app.arn
  }
}

resource "aws_launch_template" "app" {
  name_prefix            = "${var.name}-"
  image_id               = var.image_id
  instance_type          = var.instance_type
  vpc_security_group_ids = [aws_security_group.app.id]
  # Only tokens: a page that fetches addresses for a visitor can't read the machine's role.
  metadata_options {
    http_tokens = "required"
  }
}

resource "aws_autoscaling_group" "app" {
  name_prefix         = "${var.name}-"
  min_size            = var.machines.min
  max_size            = var.machines.max
  vpc_zone_identifier = var.subnet_ids.app
  target_group_arns   = [aws_lb_target_group.app.arn]
  health_check_type   = "ELB"
  launch_template {
    id      = aws_launch_template.app.id
    version = aws_launch_template.app.latest_version
  }
}

resource "aws_db_subnet_group" "this" {
  name       = var.name
  subnet_ids = var.subnet_ids.data
}

resource "aws_db_instance" "this" {
  identifier        = var.name
  engine            = "postgres"
  engine_version    = "17"
  instance_class    = var.database.class
  allocated_storage = var.database.gigabytes
  storage_encrypted = true
  multi_az          = var.database.has_standby
  db_name           = "hospital"
  username          = "hospital"
  # AWS makes the password and keeps it in Secrets Manager. It is neither in a file nor in the state.
  manage_master_user_password = true
  db_subnet_group_name        = aws_db_subnet_group.this.name
  vpc_security_group_ids      = [aws_security_group.database.id]
  publicly_accessible         = false
  backup_retention_period     = var.database.backup_days
  deletion_protection         = var.is_protected
  skip_final_snapshot         = !var.is_protected
  final_snapshot_identifier   = var.is_protected ? "${var.name}-final" : null
}
